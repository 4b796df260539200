import { choiceNames, type EntityRecord, wireField } from '@muster/contract/kernel/entity.ts';
import type { Field, FieldKind, Linked } from '@muster/contract/kernel/fields.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { ReactNode } from 'react';
import { showAmount } from '../ui/text/amount-text.ts';
import { ColourMark } from '../ui/text/colour-mark.tsx';
import { showDay } from '../ui/text/day-text.ts';
import { statusColumn } from '../ui/list/status-column.tsx';
import type { Column } from '../ui/table/column.ts';
import type { Words } from '../words/words.ts';
import type { RecordScreen } from './record-screen.ts';

interface Reading {
  readonly language: Language;
  readonly currency: string;
  readonly choiceName: (key: string) => string;
}

interface CellKind {
  /** text or bare elements only: a kit component in every cell is slow */
  readonly show: (value: never, reading: Reading) => ReactNode;
  readonly align?: 'end';
}

const plain = (text: string) => <span title={text}>{text}</span>;

/** How each kind of field is shown in a list. */
const cells = {
  text: { show: plain },
  choice: { show: (key: string, { choiceName }) => plain(choiceName(key)) },
  link: { show: ({ name }: Linked) => plain(name) },
  money: {
    show: (value: bigint, { language, currency }) => showAmount(value, language, currency),
    align: 'end',
  },
  date: { show: (day: string, { language }) => showDay(day, language) },
  colour: { show: (code: string) => <ColourMark code={code} /> },
} satisfies Record<FieldKind, CellKind>;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The fields declared for the list, and whether the record is still in use. */
export function recordColumns(
  { entity, wordsIn }: RecordScreen,
  words: Words,
  reading: Omit<Reading, 'choiceName'>,
): Column<EntityRecord>[] {
  const { fields: names, choices } = wordsIn(words);
  const columnOf = ([key, field]: [string, Field]): Column<EntityRecord> => {
    const { show, align }: CellKind = cells[field.kind];
    const choiceName = choiceNames(choices, key);
    const none = <span className="dt-none">{words.list.none}</span>;
    return {
      // as the address and the export call say it
      key: wireField(entity, key),
      header: names[key] ?? key,
      sortable: true,
      align,
      place: key === entity.label ? 'title' : 'meta',
      isBlank: (record) => isBlank(record[key]),
      cell: (record) =>
        isBlank(record[key]) ? none : show(record[key] as never, { ...reading, choiceName }),
    };
  };
  const listed = Object.entries(entity.fields).filter(([, field]) => field.list);
  return [...listed.map(columnOf), statusColumn(words)];
}
