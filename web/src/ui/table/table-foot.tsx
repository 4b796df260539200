import './table.css';
import '@mantine/core/styles/Pagination.layer.css';
import { NativeSelect, Pagination } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { useShownCount } from './use-shown-count.ts';
import { usePhone } from '../page/use-phone.ts';
import type { TableView } from './column.ts';
import { pageSizes, rangeOf } from './paging.ts';

interface TableFootProps {
  readonly view: TableView;
  readonly total: number | undefined;
  readonly onView: (change: Partial<TableView>) => void;
}

export function TableFoot({ view, total, onView }: TableFootProps) {
  const { words, say } = useWords();
  const shown = useShownCount();
  return (
    <div className="dt-foot">
      <span className="dt-range">
        {total !== undefined &&
          say(words.list.range, { ...rangeOf(view, total), total: shown(total) })}
      </span>
      <NativeSelect
        size="xs"
        aria-label={words.list.rowsPerPage}
        data={pageSizes.map((count) => ({
          value: String(count),
          label: say(words.list.perPage, { count }),
        }))}
        value={String(view.limit)}
        onChange={(event) => onView({ limit: Number(event.currentTarget.value), pageNo: 1 })}
      />
      {total !== undefined && total > view.limit && (
        <Pages view={view} total={total} onView={onView} />
      )}
    </div>
  );
}

function Pages({ view, total, onView }: TableFootProps & { total: number }) {
  const { words, say } = useWords();
  const isPhone = usePhone();
  const controls = {
    first: words.list.firstPage,
    previous: words.list.previousPage,
    next: words.list.nextPage,
    last: words.list.lastPage,
  };
  return (
    <Pagination
      size={isPhone ? 'md' : 'sm'}
      siblings={isPhone ? 0 : 1}
      total={Math.ceil(total / view.limit)}
      value={view.pageNo}
      onChange={(pageNo) => onView({ pageNo })}
      getControlProps={(control) => ({ 'aria-label': controls[control] })}
      getItemProps={(number) => ({
        'aria-label': say(words.list.page, { number }),
        children: say(words.list.number, { number }),
      })}
    />
  );
}
