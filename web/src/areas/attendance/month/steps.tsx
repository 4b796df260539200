import '../attendance.css';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayPart } from '../../../ui/text/day-text.ts';
import { DayFilter } from '../../../ui/list/filters/day-filter.tsx';
import { useWords } from '../../../words/words.ts';
import { monthAfter, monthBefore } from './months.ts';

interface StepsProps {
  readonly earlier: string;
  readonly later: string;
  readonly now: string;
  readonly isNow: boolean;
  /** nothing is known of what comes */
  readonly isLast?: boolean;
  readonly onEarlier: () => void;
  readonly onLater: () => void;
  readonly onNow: () => void;
  readonly children: ReactNode;
}

const icon = { size: 18, 'aria-hidden': true } as const;

const Steps = (steps: StepsProps) => (
  <div className="att-steps">
    <ActionIcon
      variant="default"
      size={36}
      aria-label={steps.earlier}
      title={steps.earlier}
      onClick={steps.onEarlier}
    >
      <IconChevronLeft {...icon} />
    </ActionIcon>
    {steps.children}
    <ActionIcon
      variant="default"
      size={36}
      aria-label={steps.later}
      title={steps.later}
      // it keeps the focus of whoever walked to the last one
      aria-disabled={steps.isLast}
      data-disabled={steps.isLast || undefined}
      onClick={steps.isLast ? undefined : steps.onLater}
    >
      <IconChevronRight {...icon} />
    </ActionIcon>
    {!steps.isNow && (
      <Button variant="subtle" px="xs" onClick={steps.onNow}>
        {steps.now}
      </Button>
    )}
  </div>
);

interface DayStepsProps {
  readonly day: string;
  readonly today: string;
  /** none: today */
  readonly onDay: (day: string | undefined) => void;
}

export function DaySteps({ day, today, onDay }: DayStepsProps) {
  const { words } = useWords();
  const { step } = words.attendance;
  const show = (wanted: string | undefined) => onDay(wanted === today ? undefined : wanted);
  return (
    <Steps
      earlier={step.earlierDay}
      later={step.laterDay}
      now={step.today}
      isNow={day === today}
      isLast={day >= today}
      onEarlier={() => show(addDays(day, -1))}
      onLater={() => show(addDays(day, 1))}
      onNow={() => show(undefined)}
    >
      <DayFilter name={step.day} isSheet={false} value={day} onChange={show} />
    </Steps>
  );
}

interface MonthStepsProps {
  readonly month: string;
  readonly thisMonth: string;
  readonly onMonth: (month: string) => void;
}

export function MonthSteps({ month, thisMonth, onMonth }: MonthStepsProps) {
  const { words, language } = useWords();
  const { step } = words.attendance;
  return (
    <Steps
      earlier={step.earlierMonth}
      later={step.laterMonth}
      now={step.thisMonth}
      isNow={month === thisMonth}
      onEarlier={() => onMonth(monthBefore(month))}
      onLater={() => onMonth(monthAfter(month))}
      onNow={() => onMonth(thisMonth)}
    >
      <strong aria-live="polite">
        {dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' })}
      </strong>
    </Steps>
  );
}
