import { useWords } from '../../../words/words.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import type { SelectProps } from '@mantine/core';
import { monthsBefore } from './months.ts';

interface MonthChoiceProps extends Omit<SelectProps, 'data'> {
  /** the one that goes on: not over yet */
  readonly thisMonth: string;
}

const many = 18;

/** A month that is over. */
export function MonthChoice({ thisMonth, ...control }: MonthChoiceProps) {
  const { language } = useWords();
  const months = monthsBefore(thisMonth, many);
  return (
    <ChoiceInput
      {...control}
      options={months.map((month) => ({
        value: month,
        label: dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' }),
      }))}
    />
  );
}
