import { TextInput, type TextInputProps } from '@mantine/core';
import { useCurrencies } from '../../../session/company-currency.ts';
import { useWords } from '../../../words/words.ts';
import { amountIn, groupedAmount, signOf } from '../../text/amount-text.ts';
import { type TypedWires, useTypedInput } from './typed-input.ts';

type GroupAmountProps = Omit<TextInputProps, keyof TypedWires<bigint>> & TypedWires<bigint>;
type AmountInputProps = GroupAmountProps & { readonly currency: string };

/** Money as people write it, held in hundredths. */
export function AmountInput(props: AmountInputProps) {
  const { currency, defaultValue, onChange, onBlur, ...control } = props;
  const { language } = useWords();
  const show = (value: bigint) => groupedAmount(value, language, currency);
  const read = (typed: string) => amountIn(typed, currency);
  const wires = { defaultValue, onChange, onBlur };
  const { text, type, leave } = useTypedInput({ ...wires, read, show });
  const sign = signOf(currency);
  return (
    <TextInput
      {...control}
      className="figure-input"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      leftSection={<span aria-hidden>{sign}</span>}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

/** Of what is the group's: a declared record, a structure of salaries. */
export const GroupAmountInput = (props: GroupAmountProps) => (
  <AmountInput {...props} currency={useCurrencies().group} />
);
