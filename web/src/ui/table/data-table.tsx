import './table.css';
import './cards.css';
import { usePhone } from '../page/use-phone.ts';
import type { TableProps } from './column.ts';
import { TableCards } from './table-cards.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableRows } from './rows/table-rows.tsx';

/** A list of rows: a table on a desk, cards on a phone. It shows and asks; others fetch. */
export function DataTable<R>(table: TableProps<R>) {
  const isPhone = usePhone();
  if (table.instead) return <div className="dt">{table.instead}</div>;
  return (
    <div
      className="dt"
      data-stale={table.stale || undefined}
      aria-busy={table.stale || !table.rows}
    >
      {isPhone ? <TableCards table={table} /> : <TableRows table={table} />}
      <TableFoot view={table.view} total={table.rows && table.total} onView={table.onView} />
    </div>
  );
}
