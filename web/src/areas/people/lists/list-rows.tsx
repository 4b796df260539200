import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { useWords } from '../../../words/words.ts';
import { personListFields } from './list-kinds.ts';
import { showCell, titleFields } from './list-text.ts';

interface ListRowsProps {
  readonly list: PersonList;
  readonly rows: readonly ListRow[];
}

function Row({ list, row }: { readonly list: PersonList; readonly row: ListRow }) {
  const { words, language } = useWords();
  const names: Readonly<Record<string, string>> = words.people.lists.fields;
  const fields = personListFields(list);
  const [first, second] = fields;
  const told = fields
    .slice(titleFields)
    .map((field) => ({ field, value: showCell(field, row, language) }))
    .filter(({ value }) => value !== null);
  return (
    <li>
      <h3>{first && showCell(first, row, language)}</h3>
      <p>{second && showCell(second, row, language)}</p>
      {told.length > 0 && (
        <dl>
          {told.map(({ field, value }) => (
            <div key={field.name} data-long={field.max >= longText || undefined}>
              <dt>{names[field.name]}</dt>
              <dd>{field.name === 'phone' ? <a href={`tel:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const longText = 300;

/** The rows of a list as they are read, in their order. */
export function ListRows({ list, rows }: ListRowsProps) {
  const { lists } = useWords().words.people;
  if (rows.length === 0) return <p className="list-none">{lists.empty[list]}</p>;
  return (
    <ol className="list-rows">
      {rows.map((row, at) => (
        // rows have no names of their own: their place is what they are known by
        // oxlint-disable-next-line react/no-array-index-key
        <Row key={at} list={list} row={row} />
      ))}
    </ol>
  );
}
