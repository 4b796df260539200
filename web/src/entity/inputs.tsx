import type { Field, FieldKind, Linked } from '@muster/contract/kernel/fields.ts';
import { Textarea, TextInput } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { LinkFilter } from '../api/links/link-filter.tsx';
import { LinkInput } from '../api/links/link-input.tsx';
import { GroupAmountInput } from '../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../ui/form/inputs/choice-input.tsx';
import { ColourInput } from '../ui/form/inputs/colour-input.tsx';
import { DayInput } from '../ui/form/days/day-input.tsx';
import { type FilterProps, PickFilter } from '../ui/list/filters/pick-filter.tsx';
import { SearchBox } from '../ui/list/filters/search-box.tsx';
import type { FieldContext } from './record-screen.ts';

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
  /** what was typed or chosen, as the contract takes it; null when left empty */
  readonly given: (held: unknown) => unknown;
  readonly isHalf: (field: F) => boolean;
  readonly control: (field: F, context: FieldContext, control: Control) => ReactNode;
  readonly filter: (field: F, context: FieldContext, filter: FilterProps) => ReactNode;
}

const shortText = 40;
const longText = 200;
const asHeld = (held: unknown) => held;

const optionsOf = (values: readonly string[], { choiceName }: FieldContext) =>
  values.map((value) => ({ value, label: choiceName(value) }));

/** A kind whose control holds the value of code itself. */
const plain = (Input: ComponentType<Control>): InputKind<Field> => ({
  blank: null,
  given: asHeld,
  isHalf: () => true,
  control: (_field, _context, control) => <Input {...control} />,
  filter: () => null,
});

/** One entry for each kind of field: a new kind is one more here and one in `cells`. */
const inputs = {
  text: {
    blank: '',
    given: (held) => (typeof held === 'string' && held.trim() === '' ? null : held),
    isHalf: ({ max }) => max <= shortText,
    control: ({ max }, _, control) => {
      const Input = max > longText ? Textarea : TextInput;
      return <Input maxLength={max} autoComplete="off" {...control} />;
    },
    // The list's search looks through most texts.
    filter: ({ search }, _, { name, value = '', onChange }) =>
      search ? null : (
        <SearchBox label={name} value={value} onSearch={(text) => onChange(text || undefined)} />
      ),
  },
  choice: {
    blank: null,
    given: asHeld,
    isHalf: () => false,
    control: ({ values }, context, control) => (
      <ChoiceInput options={optionsOf(values, context)} {...control} />
    ),
    filter: ({ values }, context, filter) => (
      <PickFilter options={optionsOf(values, context)} {...filter} />
    ),
  },
  link: {
    blank: null,
    given: (held) => (held as Linked | null)?.id ?? null,
    isHalf: () => false,
    control: ({ to }, { linked }, control) => <LinkInput to={linked(to)} {...control} />,
    filter: ({ to }, { linked }, filter) => <LinkFilter to={linked(to)} {...filter} />,
  },
  money: plain(GroupAmountInput),
  date: plain(DayInput),
  colour: plain(ColourInput),
} satisfies { [K in FieldKind]: InputKind<Extract<Field, { kind: K }>> };

/** The entry of a field's own kind: the map's type says that they fit, the checker cannot follow. */
export const inputOf = (field: Field) => inputs[field.kind] as InputKind<Field>;
