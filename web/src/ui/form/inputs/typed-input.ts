import { useState } from 'react';

/** The wires of a form, for a control that turns what is typed into a value. */
export interface TypedWires<V> {
  readonly defaultValue?: V | null;
  /** a value, or the text itself where it cannot be read: then the contract says what is missing */
  readonly onChange?: (held: V | string | null) => void;
  readonly onBlur?: () => void;
}

interface Reading<V> extends TypedWires<V> {
  readonly read: (text: string) => V | undefined;
  readonly show: (value: V) => string;
}

/** A box whose text is tidied when it is left, and kept as it is where it cannot be read. */
export function useTypedInput<V>({ defaultValue, onChange, onBlur, read, show }: Reading<V>) {
  const isBlank = defaultValue === null || defaultValue === undefined;
  const [text, setText] = useState(() => (isBlank ? '' : show(defaultValue)));
  const type = (typed: string) => {
    setText(typed);
    onChange?.(typed.trim() === '' ? null : (read(typed) ?? typed));
  };
  const leave = () => {
    const value = read(text);
    if (value !== undefined) setText(show(value));
    onBlur?.();
  };
  return { text, type, leave, value: read(text) };
}
