import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useWords } from '../../words/words.ts';
import { type Column, sortAfterClick, type TableProps } from './column.ts';
import { RowMenu } from './row-menu.tsx';
import { pageChoice, pageToggled, toggled } from './selection.ts';
import { Tick } from './tick.tsx';

/** Pictures and controls of their own inside a row keep their own click; so does marked text. */
const isPlainClick = (event: MouseEvent<HTMLElement>): boolean =>
  !(event.target as Element).closest('button, a, input, label, [role="menu"]') &&
  !window.getSelection()?.toString();

function Header<R>({ column, table }: { column: Column<R>; table: TableProps<R> }) {
  const { words, say } = useWords();
  const { sort } = table.view;
  const isOn = sort.key === column.key;
  const Arrow = isOn ? (sort.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  const order = sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      data-align={column.align}
      data-title={column.place === 'title' || undefined}
      aria-sort={isOn ? order : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className="dt-sort"
          data-on={isOn || undefined}
          title={say(words.list.sortBy, { column: column.header })}
          onClick={() => table.onView({ sort: sortAfterClick(sort, column.key), pageNo: 1 })}
        >
          {column.header}
          <Arrow size={13} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function Head<R>({ table }: { table: TableProps<R> }) {
  const { words } = useWords();
  const { chosen, choose } = table.selection;
  const page = (table.rows ?? []).map(table.rowId);
  const choice = pageChoice(chosen, page);
  return (
    <thead>
      <tr>
        <th className="dt-narrow">
          <Tick
            label={words.list.selectPage}
            checked={choice === 'all'}
            half={choice === 'some'}
            onChange={() => choose(pageToggled(chosen, page))}
          />
        </th>
        {table.columns.map((column) => (
          <Header key={column.key} column={column} table={table} />
        ))}
        <th className="dt-narrow">
          <span className="unseen">{words.list.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

function Row<R>({ row, table }: { row: R; table: TableProps<R> }) {
  const { words, say } = useWords();
  const { chosen, choose } = table.selection;
  const id = table.rowId(row);
  const name = table.rowLabel(row);
  const menu = table.renderMenu(row);
  return (
    <tr
      data-chosen={chosen.has(id) || undefined}
      onClick={(event) => isPlainClick(event) && table.onOpen(row)}
    >
      <td className="dt-narrow">
        <Tick
          label={say(words.list.selectRow, { name })}
          checked={chosen.has(id)}
          onChange={() => choose(toggled(chosen, id))}
        />
      </td>
      {table.columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          {column.place === 'title' ? (
            <button type="button" className="dt-title" onClick={() => table.onOpen(row)}>
              {column.cell(row)}
            </button>
          ) : (
            <div className="dt-text">{column.cell(row)}</div>
          )}
        </td>
      ))}
      <td className="dt-narrow">
        {menu && <RowMenu label={say(words.list.actionsFor, { name })}>{menu}</RowMenu>}
      </td>
    </tr>
  );
}

const mostSkeletons = 12;

function Skeletons({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: Math.min(rows, mostSkeletons) }, (_, row) => (
    <tr key={row} className="dt-skeleton">
      {Array.from({ length: columns }, (__, cell) => (
        <td
          key={cell}
          aria-hidden
          className={cell === 0 || cell === columns - 1 ? 'dt-narrow' : undefined}
        >
          <i />
        </td>
      ))}
    </tr>
  ));
}

export function TableRows<R>({ table }: { table: TableProps<R> }) {
  return (
    <div className="dt-scroll">
      <table aria-label={table.caption} aria-rowcount={table.rows ? table.total : undefined}>
        <Head table={table} />
        <tbody>
          {table.rows?.map((row) => <Row key={table.rowId(row)} row={row} table={table} />) ?? (
            <Skeletons rows={table.view.limit} columns={table.columns.length + 2} />
          )}
        </tbody>
      </table>
    </div>
  );
}
