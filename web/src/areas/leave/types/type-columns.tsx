import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { LeaveType } from '@muster/contract/leave/leave-type.ts';
import { statusColumn } from '../../../ui/list/status-column.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import { KindTag } from '../kind-tag.tsx';
import { daysText } from '../leave-text.ts';

/** Text and bare elements only: a kit component in every cell is slow. */
export function typeColumns(words: Words, language: Language): readonly Column<LeaveType>[] {
  const { type: said, records } = words.leave;
  const { fields } = records.leaveType;
  return [
    {
      key: 'fullName',
      header: fields.fullName,
      sortable: 'name',
      place: 'title',
      cell: ({ fullName, colour }) => <KindTag colour={colour} name={fullName} />,
    },
    {
      key: 'shortName',
      header: fields.shortName,
      sortable: true,
      place: 'meta',
      cell: ({ shortName }) => shortName,
    },
    {
      key: 'yearlyDays',
      header: fields.yearly,
      sortable: true,
      place: 'meta',
      cell: ({ yearly }) =>
        yearly === null ? (
          <span className="dt-none">{said.noBalance}</span>
        ) : (
          daysText(yearly, words, language)
        ),
    },
    { key: 'pay', header: fields.pay, place: 'meta', cell: ({ pay }) => said.pays[pay] },
    {
      key: 'chain',
      header: fields.chain,
      place: 'meta',
      cell: ({ chain }) => chain.map((approver) => said.approvers[approver]).join(', '),
    },
    { ...statusColumn<LeaveType>(words), sortable: false },
  ];
}
