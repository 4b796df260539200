import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { SelectProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CreatingSelect, type NewLinkForm } from '../../ui/form/inputs/creating-select.tsx';
import { FormDialog } from '../../ui/form/dialogs/form-dialog.tsx';
import { withinSentence } from '../../words/within.ts';
import { useWords } from '../../words/words.ts';
import type { HandRecord, Stored } from './hand-record.ts';

interface Named extends Stored {
  readonly name: string;
  readonly active: boolean;
}

type Saved<R> = (added?: R) => void;

interface NewKeptProps<R> extends NewLinkForm {
  readonly kept: HandRecord<R>;
  readonly renderForm: (name: string, onSaved: Saved<R>) => ReactNode;
}

/** The form of a new record over the one that needs it. */
export function NewHandRecord<R extends Named>({ kept, renderForm, ...form }: NewKeptProps<R>) {
  const { words, say } = useWords();
  const { name, wanted, onCreated, onClose, onClosed } = form;
  const title = say(words.act.add, { entity: withinSentence(kept.one(words)) });
  return (
    <FormDialog wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      {renderForm(name, (added) => added && onCreated({ id: added.id, name: added.name }))}
    </FormDialog>
  );
}

interface KeptInputProps<R> extends Omit<SelectProps, 'data' | 'defaultValue' | 'onChange'> {
  readonly kept: HandRecord<R>;
  /** all of them: there are few */
  readonly rows: readonly R[] | undefined;
  readonly label: string;
  readonly defaultValue?: string | null;
  readonly onChange?: (id: string | null) => void;
  readonly mayAdd: boolean;
  readonly renderForm: NewKeptProps<R>['renderForm'];
}

/** One of the few records that a room keeps by hand; the one that is missing is made here. */
export function HandRecordInput<R extends Named>(props: KeptInputProps<R>) {
  const { kept, rows, label, defaultValue, onChange, mayAdd, renderForm, ...control } = props;
  const { words, say } = useWords();
  const [added, setAdded] = useState<Linked | null>(null);
  const [id, setId] = useState(defaultValue ?? null);
  const [typed, setTyped] = useState('');
  const value = rows?.find((row) => row.id === id) ?? (added?.id === id ? added : null);
  const wanted = typed === value?.name ? '' : typed.trim().toLowerCase();
  const newOne = {
    label: say(words.act.add, { entity: withinSentence(kept.one(words)) }),
    renderForm: (form: NewLinkForm) => (
      <NewHandRecord kept={kept} renderForm={renderForm} {...form} />
    ),
  };
  return (
    <CreatingSelect
      {...control}
      name={label}
      label={label}
      found={rows
        ?.filter(({ active, name }) => active && name.toLowerCase().includes(wanted))
        .map((row) => ({ id: row.id, name: row.name }))}
      isStale={false}
      isLoading={!rows}
      isFailed={false}
      onSearch={setTyped}
      onDropdownOpen={() => setTyped('')}
      newOne={mayAdd ? newOne : undefined}
      clearable={!control.required && !control.readOnly}
      value={value}
      onChange={(chosen) => {
        setAdded(chosen);
        setId(chosen?.id ?? null);
        onChange?.(chosen?.id ?? null);
      }}
    />
  );
}
