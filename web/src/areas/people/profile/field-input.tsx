import { Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { useWords } from '../../../words/words.ts';
import { fieldKinds, type PersonField } from './person-fields.ts';
import { fieldName, valueWord } from '../history/show-value.ts';

const longText = 200;

/** Over the whole width of a form. */
export const isLongField = (field: PersonField): boolean => {
  const kind = fieldKinds[field];
  return kind.kind === 'text' && kind.max > longText;
};

interface FieldInputProps {
  readonly field: PersonField;
  readonly callForm: Pick<ReturnType<typeof useCallForm>, 'form' | 'wires'>;
}

/** One control for each kind of field. */
export function FieldInput({ field, callForm: { form, wires } }: FieldInputProps): ReactNode {
  const { words } = useWords();
  const kind = fieldKinds[field];
  const label = fieldName(field, words);
  const control = { label, ...wires(field) };
  const key = form.key(field);
  if (kind.kind === 'day') return <DayInput key={key} {...control} />;
  if (kind.kind === 'flag')
    return <Switch key={key} label={label} {...form.getInputProps(field, { type: 'checkbox' })} />;
  if (kind.kind === 'email')
    return <TextInput key={key} type="email" maxLength={254} autoComplete="off" {...control} />;
  if (kind.kind === 'choice') {
    const options = kind.options.map((value) => ({ value, label: valueWord(field, value, words) }));
    return <ChoiceInput key={key} options={options} {...control} />;
  }
  const Input = kind.max > longText ? Textarea : TextInput;
  const { max, required } = kind;
  return <Input key={key} maxLength={max} autoComplete="off" required={required} {...control} />;
}

/** What an empty control of a field holds. */
const blankOf = (field: PersonField) => {
  const { kind } = fieldKinds[field];
  if (kind === 'flag') return false;
  return kind === 'text' || kind === 'email' ? '' : null;
};

/** What the controls start with. */
export const personFormState = (fields: readonly PersonField[], record: FormValues): FormValues =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? blankOf(field)]));

/** What was typed, as the call takes it: left empty is cleared. */
export const clearedWhereBlank = (held: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(held).map(([field, value]) => [
      field,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  );
