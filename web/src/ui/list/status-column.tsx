import type { Words } from '../../words/words.ts';
import { StatusMark } from '../status/status-mark.tsx';
import type { Column } from '../table/column.ts';

/** Whether a record is still in use. */
export const statusColumn = <R extends { readonly active: boolean }>(words: Words): Column<R> => ({
  key: 'active',
  header: words.list.status,
  sortable: true,
  place: 'meta',
  cell: ({ active }) => (
    <StatusMark tone={active ? 'good' : 'over'}>
      {active ? words.list.active : words.list.inactive}
    </StatusMark>
  ),
});
