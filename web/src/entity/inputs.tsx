import type { Field, FieldKind } from '@muster/contract/kernel/fields.ts';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceInput } from '../ui/form/choice-input.tsx';
import { type FilterProps, PickFilter } from '../ui/list/pick-filter.tsx';

/** Label, hint, error and the form's wires, as every control of the kit takes them. */
interface Control {
  readonly label: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly [wire: string]: unknown;
}

interface InputKind<F> {
  /** what an empty control holds */
  readonly blank: unknown;
  /** what was typed, as the contract takes it; null when left empty */
  readonly given: (held: unknown) => unknown;
  readonly isHalf: (field: F) => boolean;
  readonly control: (field: F, control: Control) => ReactNode;
  readonly filter: (field: F, filter: FilterProps) => ReactNode;
}

const shortText = 40;

/** One entry for each kind of field: a new kind is one more here and one in `cells`. */
const inputs = {
  text: {
    blank: '',
    given: (held) => (typeof held === 'string' && held.trim() === '' ? null : held),
    isHalf: ({ max }) => max <= shortText,
    control: ({ max }, control) => <TextInput maxLength={max} autoComplete="off" {...control} />,
    // The list's search looks through texts.
    filter: () => null,
  },
  choice: {
    blank: null,
    given: (held) => held,
    isHalf: () => false,
    control: ({ values }, control) => <ChoiceInput options={values} {...control} />,
    filter: ({ values }, filter) => <PickFilter options={values} {...filter} />,
  },
} satisfies { [K in FieldKind]: InputKind<Extract<Field, { kind: K }>> };

/** The entry of a field's own kind: the map's type says that they fit, the checker cannot follow. */
export const inputOf = (field: Field) => inputs[field.kind] as InputKind<Field>;
