import { z } from 'zod';
import { plainText } from './values.ts';

interface Told {
  readonly required: boolean;
  /** a column of the list */
  readonly list?: boolean;
  /** a filter of the list, in the address under the field's own name */
  readonly filter?: boolean;
  /** looked through by the list's search */
  readonly search?: boolean;
}

export interface TextField extends Told {
  readonly kind: 'text';
  readonly max: number;
  /** no two records alike, whatever the case of the letters */
  readonly unique?: boolean;
}

export interface ChoiceField extends Told {
  readonly kind: 'choice';
  readonly values: readonly string[];
}

export type Field = TextField | ChoiceField;
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;

type Options<F> = Omit<F, 'kind' | 'required' | 'values'> & { readonly required?: boolean };

export const text = (options: Options<TextField>): TextField => ({
  required: false,
  ...options,
  kind: 'text',
});

export const choice = (values: readonly string[], options: Options<ChoiceField>): ChoiceField => ({
  required: false,
  ...options,
  kind: 'choice',
  values,
});

/** The value when it is there; a required text may not be blank. */
export function schemaOf(field: Field): z.ZodType<string> {
  if (field.kind === 'choice') return z.enum(field.values);
  return field.required ? plainText(field.max).min(1) : plainText(field.max);
}
