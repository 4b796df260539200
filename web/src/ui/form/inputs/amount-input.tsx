import { TextInput, type TextInputProps } from '@mantine/core';
import { useWords } from '../../../words/words.ts';
import { amountIn, groupedAmount, taka } from '../../text/amount-text.ts';
import { type TypedWires, useTypedInput } from './typed-input.ts';

type AmountInputProps = Omit<TextInputProps, keyof TypedWires<bigint>> & TypedWires<bigint>;

/** Money as people write it, held in minor units. */
export function AmountInput({ defaultValue, onChange, onBlur, ...control }: AmountInputProps) {
  const { language } = useWords();
  const show = (value: bigint) => groupedAmount(value, language);
  const wires = { defaultValue, onChange, onBlur };
  const { text, type, leave } = useTypedInput({ ...wires, read: amountIn, show });
  return (
    <TextInput
      {...control}
      className="figure-input"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      leftSection={<span aria-hidden>{taka}</span>}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
