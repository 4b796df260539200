import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { useCallForm } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { useTypedInput } from '../../../ui/form/inputs/typed-input.ts';
import { latinDigits } from '../../../ui/text/latin-digits.ts';
import { useWords } from '../../../words/words.ts';
import type { FormRow } from './list-form-state.ts';
import { personListFields, type ListField } from './list-kinds.ts';

type Wires = ReturnType<ReturnType<typeof useCallForm>['wires']>;

interface ControlProps {
  readonly field: ListField;
  readonly label: string;
  readonly wires: Wires;
}

const longText = 200;
const readYear = (text: string) => {
  const digits = latinDigits(text.trim());
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
};

function YearInput({ field, label, wires }: ControlProps) {
  const { defaultValue, onChange, onBlur, ...control } = wires;
  const box = useTypedInput<number>({
    defaultValue: defaultValue as number | null,
    onChange: onChange as (held: unknown) => void,
    onBlur,
    read: readYear,
    show: String,
  });
  return (
    <TextInput
      {...control}
      label={label}
      required={field.isNeeded}
      inputMode="numeric"
      maxLength={field.max}
      autoComplete="off"
      value={box.text}
      onChange={(event) => box.type(event.currentTarget.value)}
      onBlur={box.leave}
    />
  );
}

/** One control for each kind of field. */
function Control({ field, label, wires }: ControlProps): ReactNode {
  const { kind, isNeeded, max } = field;
  if (kind === 'year') return <YearInput field={field} label={label} wires={wires} />;
  if (kind === 'day') return <DayInput label={label} required={isNeeded} {...wires} />;
  const Input = max > longText ? Textarea : TextInput;
  return <Input label={label} required={isNeeded} maxLength={max} autoComplete="off" {...wires} />;
}

interface ListFormRowProps {
  readonly list: PersonList;
  readonly row: FormRow;
  readonly at: number;
  readonly count: number;
  /** what the rows are called in the form */
  readonly under: string;
  readonly wires: (key: string) => Wires;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function RowActions({ name, ...row }: ListFormRowProps & { readonly name: string }) {
  const { words, say } = useWords();
  const { lists } = words.people;
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const button = { variant: 'subtle', color: 'gray', size: 30 } as const;
  const { at, count, onMove, onRemove } = row;
  return (
    <div className="list-edit-actions">
      <ActionIcon
        {...button}
        data-move="up"
        aria-label={say(lists.up, { row: name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        data-move="down"
        aria-label={say(lists.down, { row: name })}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      <ActionIcon {...button} aria-label={say(lists.remove, { row: name })} onClick={onRemove}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  );
}

/** A row of the list with its controls, and the buttons to move or remove it. */
export function ListFormRow(props: ListFormRowProps) {
  const { list, row, at, under, wires } = props;
  const { words, say } = useWords();
  const { lists } = words.people;
  const names: Readonly<Record<string, string>> = lists.fields;
  const name = say(lists.numbered, { row: lists.rows[list], number: at + 1 });
  return (
    <fieldset data-row={row.key}>
      <legend className="unseen">{name}</legend>
      <div className="list-edit-head">
        <span aria-hidden>{name}</span>
        <RowActions {...props} name={name} />
      </div>
      <div className="form-grid">
        {personListFields(list).map((field) => (
          <div key={field.name} data-half={field.max <= longText || undefined}>
            <Control
              field={field}
              label={names[field.name] ?? field.name}
              wires={wires(`${under}.${at}.${field.name}`)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
