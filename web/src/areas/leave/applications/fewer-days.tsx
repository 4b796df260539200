import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { NumberInput } from '@mantine/core';
import { useWords } from '../../../words/words.ts';
import type { Approval } from './use-review.ts';

interface FewerDaysProps {
  readonly approval: Approval;
  readonly asked: number;
}

/** How many of the days are agreed to. */
export function FewerDays({ approval, asked }: FewerDaysProps) {
  const { application: said } = useWords().words.leave;
  return (
    <section>
      <NumberInput
        className="leave-fewer"
        label={said.fewer}
        description={said.fewerHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={0.5}
        max={asked / wholeDay}
        step={asked > wholeDay ? 1 : 0.5}
        value={approval.days}
        error={approval.error}
        onChange={approval.setDays}
      />
    </section>
  );
}
