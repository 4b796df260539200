import type { ColumnField, TemplateColumn } from '@muster/contract/pay/bank/template-column.ts';

/** A column while it is written: the key stays with it as it moves. */
export interface ColumnDraft extends TemplateColumn {
  readonly key: number;
}

export const columnDraft = (column: TemplateColumn, key: number): ColumnDraft => ({
  ...column,
  key,
});

export const templateColumnOf = ({ key: _key, ...column }: ColumnDraft): TemplateColumn => ({
  ...column,
  text: column.field === 'text' ? column.text : null,
});

export const blankColumn = (key: number, field: ColumnField, heading: string): ColumnDraft => ({
  key,
  field,
  heading,
  width: null,
  align: field === 'amount' ? 'Right' : 'Left',
  fill: '',
  text: null,
});
