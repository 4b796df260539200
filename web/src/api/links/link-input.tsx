import type { Declared } from '@muster/contract/kernel/entity.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Select, type SelectProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { CreatingSelect } from '../../ui/form/inputs/creating-select.tsx';
import { useLinks, type Within } from './use-links.ts';
import { useNewLink } from './use-new-link.tsx';

interface LinkInputProps extends Omit<SelectProps, 'data' | 'defaultValue' | 'onChange'> {
  readonly to: Declared;
  readonly within?: Within;
  readonly label: string;
  readonly defaultValue?: Linked | null;
  readonly onChange?: (value: Linked | null) => void;
}

function Chooser({ to, within, label, defaultValue, onChange, ...control }: LinkInputProps) {
  const [value, setValue] = useState(defaultValue ?? null);
  const links = useLinks(to, value, { onlyActive: true, within });
  const newOne = useNewLink(to, within);
  return (
    <CreatingSelect
      {...control}
      {...links}
      newOne={newOne}
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

/**
 * Another record in a form: only those in use can be chosen, but what is there already stays. The
 * words of the room it belongs to may have yet to come: only the input waits for them, not the page.
 */
export function LinkInput(props: LinkInputProps) {
  const { label, required, description } = props;
  return (
    <Suspense fallback={<Select disabled {...{ label, required, description }} />}>
      <Chooser {...props} />
    </Suspense>
  );
}
