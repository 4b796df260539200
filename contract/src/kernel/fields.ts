import { z } from 'zod';
import type { AccessRule } from './access/actor.ts';
import { money } from './money/money.ts';
import { givenDay } from './dates/business-dates.ts';
import { colour, day, id, plainText } from './values.ts';
import { as } from './wire.ts';

interface Told {
  readonly required: boolean;
  /** the name on the wire, where the published one differs */
  readonly as?: string;
  /** a column of the list */
  readonly list?: boolean;
  /** a filter of the list, in the address under the field's own name */
  readonly filter?: boolean;
  /** rights hang on it: these alone write it, for all concerns, and give their password once more */
  readonly guard?: AccessRule;
}

export interface TextField extends Told {
  readonly kind: 'text';
  readonly max: number;
  /** looked through by the list's search */
  readonly search?: boolean;
  /** no two records alike, whatever the case of the letters; or none within the same link */
  readonly unique?: true | { readonly within: string };
}

export interface ChoiceField<Value extends string = string> extends Told {
  readonly kind: 'choice';
  readonly values: readonly Value[];
}

/** Another declared record: bodies take its id, answers give its id and name. */
export interface LinkField extends Told {
  readonly kind: 'link';
  readonly to: string;
}

export interface PlainField extends Told {
  readonly kind: 'money' | 'date' | 'colour';
}

export type Field = TextField | ChoiceField | LinkField | PlainField;
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;

type Options<F> = Omit<F, 'kind' | 'required' | 'values' | 'to'> & { readonly required?: boolean };

export const textField = (options: Options<TextField>): TextField => ({
  required: false,
  ...options,
  kind: 'text',
});
export const choiceField = <const Value extends string>(
  values: readonly Value[],
  options: Options<ChoiceField>,
): ChoiceField<Value> => ({
  required: false,
  ...options,
  kind: 'choice',
  values,
});
export const link = (to: string, options: Options<LinkField>): LinkField => ({
  required: false,
  ...options,
  kind: 'link',
  to,
});
const plain =
  (kind: PlainField['kind']) =>
  (options: Options<PlainField> = {}): PlainField => ({ required: false, ...options, kind });
export const moneyField = plain('money');
export const dateField = plain('date');
export const colourField = plain('colour');

export interface Linked {
  readonly id: string;
  readonly name: string;
}
const linked = () => z.object({ id: id(), name: z.string() });

const values: Record<Exclude<FieldKind, 'text' | 'choice'>, () => z.ZodType> = {
  link: id,
  money,
  date: givenDay,
  colour,
};

/** The value when it is there, as a body gives it; a required text may not be blank. */
function givenValue(field: Field): z.ZodType {
  if (field.kind === 'choice') return z.enum(field.values);
  if (field.kind !== 'text') return values[field.kind]();
  return field.required ? plainText(field.max).min(1) : plainText(field.max);
}

const named = (field: Field, schema: z.ZodType): z.ZodType =>
  field.as ? as(schema, field.as) : schema;

/** The value as it is kept: a date may be older than the range of those that can be given. */
function toldValue(field: Field): z.ZodType {
  if (field.kind === 'link') return linked();
  return field.kind === 'date' ? day() : givenValue(field);
}

/** What a body takes for a new record; what it takes for a change; what an answer gives. */
export const bodySchema = (field: Field): z.ZodType =>
  named(field, field.required ? givenValue(field) : givenValue(field).nullable().optional());
export const changeSchema = (field: Field): z.ZodType =>
  named(field, (field.required ? givenValue(field) : givenValue(field).nullable()).optional());
export function answerSchema(field: Field): z.ZodType {
  const shown = toldValue(field);
  return named(field, field.required ? shown : shown.nullable());
}
/** A text filters by a part of it, everything else by the value. */
export const filterSchema = (field: Field): z.ZodType =>
  named(field, (field.kind === 'text' ? plainText(field.max) : givenValue(field)).optional());
