import './apply.css';
import { isFreeDay } from '@muster/contract/leave/day-count.ts';
import { NumberInput, SegmentedControl, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DayMark } from '../../../ui/form/days/range-calendar.tsx';
import { RangeInput } from '../../../ui/form/days/range-input.tsx';
import { today } from '../../../session/company-days.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { leavePlanQuery } from '../queries.ts';
import { partsOf } from './span-form.ts';
import type { ApplyHandle } from './use-apply-form.ts';

interface ApplyDaysProps {
  readonly handle: ApplyHandle;
}

const monthOf = (day: string) => ({ from: `${day.slice(0, 8)}01`, until: `${day.slice(0, 8)}28` });

/** What the days of the month that is looked at are: free, a holiday, on leave already. */
function useMarks({ employeeId, isWhomKnown, applying }: ApplyHandle, month: string) {
  const { apply } = useWords().words.leave;
  const { data } = useQuery(
    leavePlanQuery(isWhomKnown ? { ...monthOf(month), employeeId } : undefined),
  );
  const marks = new Map<string, DayMark>();
  for (const plan of data?.days ?? []) {
    if (plan.holiday) marks.set(plan.day, { look: 'special', text: plan.holiday.name });
    else if (isFreeDay(plan)) marks.set(plan.day, { look: 'free', text: apply.off });
  }
  for (const { day, applicationId } of data?.own ?? [])
    if (applicationId !== applying.application?.id)
      marks.set(day, { look: 'taken', text: apply.isTaken });
  return (day: string) => marks.get(day);
}

/** What does not fit is said, not put right in silence: 30 hours are no 24. */
function Hours({ handle: { form, wires } }: ApplyDaysProps) {
  const { apply } = useWords().words.leave;
  const { onChange, ...wired } = wires('hours');
  return (
    <NumberInput
      key={form.key('hours')}
      label={apply.hours}
      description={apply.hoursHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      clampBehavior="none"
      min={0.25}
      max={24}
      step={0.5}
      {...wired}
      data-path="minutes"
      error={form.errors.minutes && apply.hoursWrong}
      onChange={(hours) => {
        form.clearFieldError('minutes');
        onChange(hours);
      }}
    />
  );
}

/** Of a single day: the whole, a half or some hours, as far as the kind allows. */
function PartOfDay({ handle }: ApplyDaysProps) {
  const { words } = useWords();
  const { parts } = words.leave;
  const { form, held, kind } = handle;
  const offered = kind ? partsOf(kind.type) : [];
  if (offered.length < 2) return null;
  const part = offered.includes(held.part) ? held.part : 'whole';
  return (
    <div className="apply-part">
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={parts.label}
        data={offered.map((value) => ({ value, label: parts[value] }))}
        value={part}
        onChange={(chosen) => {
          form.clearFieldError('minutes');
          form.setFieldValue('part', chosen);
        }}
      />
      {part === 'hours' && <Hours handle={handle} />}
      {form.errors.part && <p className="apply-error">{form.errors.part}</p>}
    </div>
  );
}

function Middays({ handle: { form, kind } }: ApplyDaysProps) {
  const { apply } = useWords().words.leave;
  if (!kind?.type.halfDays) return null;
  return (
    <div className="apply-part">
      {(['startHalf', 'endHalf'] as const).map((name) => (
        <Switch
          key={form.key(name)}
          label={apply[name]}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </div>
  );
}

/** The days in an open calendar, and which parts of them. */
export function ApplyDays({ handle }: ApplyDaysProps) {
  const { words, say, language } = useWords();
  const { apply } = words.leave;
  const { form, held } = handle;
  const [month, setMonth] = useState(held.from ?? today());
  const markOf = useMarks(handle, month);
  const { from, until } = held;
  const chosen = from && until && say(apply.chosen, { days: showSpan(from, until, language) });
  const error = form.errors.from;
  return (
    <fieldset className="apply-days" data-path="from" tabIndex={-1}>
      <legend>{apply.days}</legend>
      <RangeInput
        from={from}
        until={until}
        first={month}
        markOf={markOf}
        onMonth={setMonth}
        onChange={(first, last) => {
          form.setFieldValue('from', first);
          form.setFieldValue('until', last);
        }}
      />
      {error ? (
        <p className="apply-error">{error}</p>
      ) : (
        <p className="apply-hint" aria-live="polite">
          {chosen ?? apply.daysHint}
        </p>
      )}
      {from && from === until && <PartOfDay handle={handle} />}
      {from && from !== until && <Middays handle={handle} />}
    </fieldset>
  );
}
