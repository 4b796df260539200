import type { SelectProps } from '@mantine/core';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { useState } from 'react';
import { LinkSelect } from '../../ui/form/inputs/link-select.tsx';
import { usePeople } from './use-people.ts';

interface PersonInputProps extends Omit<SelectProps, 'data' | 'defaultValue' | 'onChange'> {
  readonly label: string;
  /** who is not offered: the person the form is about */
  readonly except?: string;
  readonly defaultValue?: Linked | null;
  readonly onChange?: (value: Linked | null) => void;
}

/** A colleague in a form. */
export function PersonInput(props: PersonInputProps) {
  const { label, except, defaultValue, onChange, ...control } = props;
  const [value, setValue] = useState(defaultValue ?? null);
  const people = usePeople(value, except);
  return (
    <LinkSelect
      {...control}
      {...people}
      name={label}
      label={label}
      clearable={!control.required && !control.readOnly}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange?.(chosen);
      }}
    />
  );
}
