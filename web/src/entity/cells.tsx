import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import type { Field, FieldKind } from '@muster/contract/kernel/fields.ts';
import type { ReactNode } from 'react';
import { statusColumn } from '../ui/list/status-column.tsx';
import type { Column } from '../ui/table/column.ts';
import type { Words } from '../words/words.ts';
import type { RecordScreen } from './record-screen.ts';

interface CellKind {
  /** text or bare elements only: a kit component in every cell is slow */
  readonly show: (value: unknown) => ReactNode;
  readonly align?: 'end';
}

const plain = (value: unknown) => <span title={String(value)}>{String(value)}</span>;

/** How each kind of field is shown in a list. */
const cells = {
  text: { show: plain },
  choice: { show: plain },
} satisfies Record<FieldKind, CellKind>;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The fields declared for the list, and whether the record is still in use. */
export function columnsOf({ entity, wordsIn }: RecordScreen, words: Words): Column<EntityRecord>[] {
  const names = wordsIn(words).fields;
  const columnOf = ([key, field]: [string, Field]): Column<EntityRecord> => {
    const { show, align }: CellKind = cells[field.kind];
    const none = <span className="dt-none">{words.list.none}</span>;
    return {
      key,
      header: names[key] ?? key,
      sortable: true,
      align,
      place: key === entity.label ? 'title' : 'meta',
      isBlank: (record) => isBlank(record[key]),
      cell: (record) => (isBlank(record[key]) ? none : show(record[key])),
    };
  };
  const listed = Object.entries(entity.fields).filter(([, field]) => field.list);
  return [...listed.map(columnOf), statusColumn(words)];
}
