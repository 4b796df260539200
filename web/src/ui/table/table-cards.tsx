import { NativeSelect } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { sortKeyOf, type TableProps } from './column.ts';
import { RowMenu } from './rows/row-menu.tsx';
import { RowTitle } from './rows/row-title.tsx';
import { pageChoice, pageToggled, toggled } from './selection.ts';
import { Tick } from './rows/tick.tsx';

function SortSelect<R>({ table }: { table: TableProps<R> }) {
  const { words, say } = useWords();
  const { sort } = table.view;
  const options = table.columns
    .flatMap((column) => {
      const key = sortKeyOf(column);
      return key ? [{ ...column, key }] : [];
    })
    .flatMap((column) =>
      [false, true].map((descending) => ({
        value: JSON.stringify([column.key, descending]),
        label: say(descending ? words.list.descending : words.list.ascending, {
          column: column.header,
        }),
      })),
    );
  if (options.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      className="dt-sort-select"
      aria-label={words.list.sort}
      data={options}
      value={JSON.stringify([sort.key, sort.descending])}
      onChange={(event) => {
        const [key, descending] = JSON.parse(event.currentTarget.value) as [string, boolean];
        table.onView({ sort: { key, descending }, pageNo: 1 });
      }}
    />
  );
}

function CardsHead<R>({ table }: { table: TableProps<R> }) {
  const { words } = useWords();
  const { selection } = table;
  const page = (table.rows ?? []).map(table.rowId);
  const choice = selection && pageChoice(selection.chosen, page);
  const isSortable = table.columns.some(sortKeyOf);
  if (!selection && !isSortable) return null;
  return (
    <div className="dt-cards-head">
      {selection && (
        <Tick
          label={words.list.selectPage}
          text={words.list.selectPageShort}
          checked={choice === 'all'}
          half={choice === 'some'}
          onChange={() => selection.choose(pageToggled(selection.chosen, page))}
        />
      )}
      {isSortable && <SortSelect table={table} />}
    </div>
  );
}

function Card<R>({ row, table }: { row: R; table: TableProps<R> }) {
  const { words, say } = useWords();
  const { selection } = table;
  const id = table.rowId(row);
  const name = table.rowLabel(row);
  const menu = table.renderMenu(row);
  return (
    <li className="dt-card" data-chosen={selection?.chosen.has(id) || undefined}>
      {selection && (
        <Tick
          label={say(words.list.selectRow, { name })}
          checked={selection.chosen.has(id)}
          onChange={() => selection.choose(toggled(selection.chosen, id))}
        />
      )}
      <div className="dt-card-facts">
        {table.columns
          .filter((column) => column.place === 'title')
          .map((column) => (
            <RowTitle
              key={column.key}
              address={table.address?.(row)}
              onOpen={() => table.onOpen(row)}
            >
              {column.cell(row)}
            </RowTitle>
          ))}
        <dl>
          {table.columns
            .filter(
              (column) => column.place === 'meta' && !column.isDeskOnly && !column.isBlank?.(row),
            )
            .map((column) => (
              <div key={column.key} className={column.isNamed ? 'dt-named' : undefined}>
                <dt className={column.isNamed ? undefined : 'unseen'}>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
        </dl>
      </div>
      {menu && <RowMenu label={say(words.list.actionsFor, { name })}>{menu}</RowMenu>}
    </li>
  );
}

/** All rows added up, as a card before them. */
function TotalCard<R>({ table }: { table: TableProps<R> }) {
  const told = table.columns.filter(({ total, isExtra }) => total !== undefined && !isExtra);
  if (!table.rows || told.length === 0) return null;
  return (
    <li className="dt-card dt-total-card">
      <div className="dt-card-facts">
        {told
          .filter(({ place }) => place === 'title')
          .map(({ key, total }) => (
            <b key={key}>{total}</b>
          ))}
        <dl>
          {told
            .filter(({ place }) => place === 'meta')
            .map(({ key, header, total }) => (
              <div key={key}>
                <dt>{header}</dt>
                <dd>{total}</dd>
              </div>
            ))}
        </dl>
      </div>
    </li>
  );
}

/** What a table becomes on a phone. */
export function TableCards<R>({ table }: { table: TableProps<R> }) {
  return (
    <>
      <CardsHead table={table} />
      <ul className="dt-cards" aria-label={table.caption}>
        <TotalCard table={table} />
        {table.rows?.map((row) => <Card key={table.rowId(row)} row={row} table={table} />) ??
          Array.from({ length: 8 }, (_, at) => (
            <li key={at} className="dt-card dt-skeleton">
              <i />
              <i />
            </li>
          ))}
      </ul>
    </>
  );
}
