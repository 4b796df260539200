import { countCeiling } from '@muster/contract/kernel/page.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';
import {
  type Column,
  type Selection,
  sortAfterClick,
  sortKeyOf,
  type TableProps,
} from '../column.ts';
import { rowClicks } from './row-clicks.ts';
import { RowMenu } from './row-menu.tsx';
import { RowTitle } from './row-title.tsx';
import { pageChoice, pageToggled, toggled } from '../selection.ts';
import { Tick } from './tick.tsx';

function Header<R>({ column, table }: { column: Column<R>; table: TableProps<R> }) {
  const { words, say } = useWords();
  const { sort } = table.view;
  const key = sortKeyOf(column);
  const isOn = sort.key === key;
  const Arrow = isOn ? (sort.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  const order = sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      data-align={column.align}
      data-title={column.place === 'title' || undefined}
      aria-sort={isOn ? order : undefined}
    >
      {key ? (
        <button
          type="button"
          className="dt-sort"
          data-on={isOn || undefined}
          title={say(words.list.sortBy, { column: column.header })}
          onClick={() => table.onView({ sort: sortAfterClick(sort, key), pageNo: 1 })}
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

function PageTick({ page, selection }: { page: readonly string[]; selection: Selection }) {
  const { words } = useWords();
  const { chosen, choose } = selection;
  const choice = pageChoice(chosen, page);
  return (
    <th className="dt-narrow">
      <Tick
        label={words.list.selectPage}
        checked={choice === 'all'}
        half={choice === 'some'}
        onChange={() => choose(pageToggled(chosen, page))}
      />
    </th>
  );
}

function Head<R>({ table }: { table: TableProps<R> }) {
  const { words } = useWords();
  const page = (table.rows ?? []).map(table.rowId);
  return (
    <thead>
      <tr>
        {table.selection && <PageTick page={page} selection={table.selection} />}
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
  const { selection } = table;
  const id = table.rowId(row);
  const name = table.rowLabel(row);
  const menu = table.renderMenu(row);
  const address = table.address?.(row);
  const open = () => table.onOpen(row);
  return (
    <tr data-chosen={selection?.chosen.has(id) || undefined} {...rowClicks(address, open)}>
      {selection && (
        <td className="dt-narrow">
          <Tick
            label={say(words.list.selectRow, { name })}
            checked={selection.chosen.has(id)}
            onChange={() => selection.choose(toggled(selection.chosen, id))}
          />
        </td>
      )}
      {table.columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          {column.place === 'title' ? (
            <RowTitle address={address} onOpen={open}>
              {column.cell(row)}
            </RowTitle>
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

/** All rows added up, those of other pages too; stays in sight below them. */
function Totals<R>({ table }: { table: TableProps<R> }) {
  if (!table.rows || table.columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {table.selection && <td className="dt-narrow" aria-hidden />}
        {table.columns.map(({ key, align, total, place }) =>
          place === 'title' ? (
            <th key={key} scope="row">
              {total}
            </th>
          ) : (
            <td key={key} data-align={align}>
              {total}
            </td>
          ),
        )}
        <td className="dt-narrow" aria-hidden />
      </tr>
    </tfoot>
  );
}

/** -1 says that there are more than were counted. */
const rowCount = (total: number): number => (total < countCeiling ? total : -1);

const mostSkeletons = 12;

interface SkeletonsProps {
  readonly rows: number;
  readonly columns: number;
  readonly hasTicks: boolean;
}

function Skeletons({ rows, columns, hasTicks }: SkeletonsProps) {
  return Array.from({ length: Math.min(rows, mostSkeletons) }, (_, row) => (
    <tr key={row} className="dt-skeleton">
      {Array.from({ length: columns }, (__, cell) => (
        <td
          key={cell}
          aria-hidden
          className={(hasTicks && cell === 0) || cell === columns - 1 ? 'dt-narrow' : undefined}
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
      <table aria-label={table.caption} aria-rowcount={table.rows && rowCount(table.total)}>
        <Head table={table} />
        <tbody>
          {table.rows?.map((row) => <Row key={table.rowId(row)} row={row} table={table} />) ?? (
            <Skeletons
              rows={table.view.limit}
              columns={table.columns.length + (table.selection ? 2 : 1)}
              hasTicks={table.selection !== undefined}
            />
          )}
        </tbody>
        <Totals table={table} />
      </table>
    </div>
  );
}
