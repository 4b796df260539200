import { type EntityRecord, wireField } from '@muster/contract/kernel/entity.ts';
import type { Field, FieldKind, Linked } from '@muster/contract/kernel/fields.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { ReactNode } from 'react';
import { showAmount } from '../ui/text/amount-text.ts';
import { showDay } from '../ui/text/day-text.ts';
import { statusColumn } from '../ui/list/status-column.tsx';
import type { Column } from '../ui/table/column.ts';
import type { Words } from '../words/words.ts';
import type { RecordScreen } from './record-screen.ts';

interface CellKind {
  /** text or bare elements only: a kit component in every cell is slow */
  readonly show: (value: never, language: Language) => ReactNode;
  readonly align?: 'end';
}

const plain = (text: string) => <span title={text}>{text}</span>;

/** How each kind of field is shown in a list. */
const cells = {
  text: { show: plain },
  choice: { show: plain },
  link: { show: ({ name }: Linked) => plain(name) },
  money: { show: showAmount, align: 'end' },
  date: { show: showDay },
  colour: {
    show: (code: string) => (
      <span className="dt-colour">
        <i style={{ backgroundColor: code }} />
        {code}
      </span>
    ),
  },
} satisfies Record<FieldKind, CellKind>;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The fields declared for the list, and whether the record is still in use. */
export function recordColumns(
  { entity, wordsIn }: RecordScreen,
  words: Words,
  language: Language,
): Column<EntityRecord>[] {
  const names = wordsIn(words).fields;
  const columnOf = ([key, field]: [string, Field]): Column<EntityRecord> => {
    const { show, align }: CellKind = cells[field.kind];
    const none = <span className="dt-none">{words.list.none}</span>;
    return {
      // as the address and the export call say it
      key: wireField(entity, key),
      header: names[key] ?? key,
      sortable: true,
      align,
      place: key === entity.label ? 'title' : 'meta',
      isBlank: (record) => isBlank(record[key]),
      cell: (record) => (isBlank(record[key]) ? none : show(record[key] as never, language)),
    };
  };
  const listed = Object.entries(entity.fields).filter(([, field]) => field.list);
  return [...listed.map(columnOf), statusColumn(words)];
}
