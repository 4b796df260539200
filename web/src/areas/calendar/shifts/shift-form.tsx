import '../calendar.css';
import { type Shift, usualShift } from '@muster/contract/calendar/shift-calls.ts';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormValues } from '../../../api/use-call-form.ts';
import { ColourInput } from '../../../ui/form/inputs/colour-input.tsx';
import { TimeInput } from '../../../ui/form/days/time-input.tsx';
import { useWords } from '../../../words/words.ts';
import { shifts } from '../records.ts';
import { RecordForm } from '../../../api/hand-records/record-form.tsx';
import { isOverMidnight, lengthOf, minutesIn, showLength, timeText } from './shift-time.ts';
import { TimeBar } from './time-bar.tsx';
import { type RecordFormHandle, useRecordForm } from '../../../api/hand-records/use-record-form.ts';

const figures = [
  'graceIn',
  'graceOut',
  'halfDayUnder',
  'absentUnder',
  'windowBefore',
  'windowAfter',
  'overtimeFrom',
  'overtimeBlock',
  'overtimeMost',
] as const;

/** Times as the boxes write them; the usual values where there is nothing yet. */
function heldFrom(shift: Shift | undefined, name = ''): FormValues {
  const { startsAt, endsAt, ...rules } = shift ?? {
    ...usualShift,
    name,
    shortName: '',
    startsAt: 540,
    endsAt: 1020,
  };
  const numbers = [...figures, 'breakMinutes'] as const;
  return {
    name: rules.name,
    shortName: rules.shortName,
    colour: rules.colour,
    startsAt: timeText(startsAt),
    endsAt: timeText(endsAt),
    ...Object.fromEntries(numbers.map((figure) => [figure, rules[figure]])),
    overtimeEarly: rules.overtimeEarly,
  };
}

/** An empty box is no number: the contract says that one is needed. */
const figure = (value: unknown): unknown => (value === '' ? undefined : value);

const givenBy = (held: FormValues): FormValues => ({
  ...Object.fromEntries(Object.entries(held).map(([name, value]) => [name, figure(value)])),
  startsAt: minutesIn(held.startsAt as string),
  endsAt: minutesIn(held.endsAt as string),
  name: held.name,
  shortName: held.shortName,
});

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

interface FieldsProps {
  readonly handle: RecordFormHandle;
  readonly held: FormValues;
}

/** The shift as it will look, while it is typed. */
function Preview({ held }: Pick<FieldsProps, 'held'>) {
  const { words, language } = useWords();
  const startsAt = minutesIn(held.startsAt as string);
  const endsAt = minutesIn(held.endsAt as string);
  if (startsAt === undefined || endsAt === undefined) return null;
  const times = { startsAt, endsAt };
  return (
    <div className="cal-preview">
      <TimeBar {...times} colour={String(held.colour)} />
      <small aria-live="polite">
        {showLength(lengthOf(times), words, language)}
        {isOverMidnight(times) && ` · ${words.calendar.shifts.overMidnight}`}
      </small>
    </div>
  );
}

function Figure({ handle, name }: { handle: RecordFormHandle; name: (typeof figures)[number] }) {
  const { shift, shifts: said } = useWords().words.calendar;
  return (
    <div data-half>
      <NumberInput
        key={handle.form.key(name)}
        label={shift.fields[name]}
        description={said.hints[name]}
        min={0}
        allowDecimal={false}
        allowNegative={false}
        suffix={` ${said.minutes}`}
        {...below}
        {...handle.wires(name)}
      />
    </div>
  );
}

/** What few ever change. */
function More({ handle }: Pick<FieldsProps, 'handle'>) {
  const { shift, shifts: said } = useWords().words.calendar;
  const isFaulty = figures.some((name) => Boolean(handle.form.errors[name]));
  return (
    <details className="cal-more" open={isFaulty || undefined}>
      <summary>
        {said.more}
        <small>{said.moreHint}</small>
      </summary>
      <div className="form-grid">
        {figures.map((name) => (
          <Figure key={name} handle={handle} name={name} />
        ))}
        <Switch
          key={handle.form.key('overtimeEarly')}
          label={shift.fields.overtimeEarly}
          description={said.hints.overtimeEarly}
          {...handle.form.getInputProps('overtimeEarly', { type: 'checkbox' })}
        />
      </div>
    </details>
  );
}

function BreakAndColour({ handle: { form, wires } }: Pick<FieldsProps, 'handle'>) {
  const { shift, shifts: said } = useWords().words.calendar;
  const { fields } = shift;
  return (
    <>
      <div data-half>
        <NumberInput
          key={form.key('breakMinutes')}
          label={fields.breakMinutes}
          min={0}
          max={480}
          allowDecimal={false}
          suffix={` ${said.minutes}`}
          {...wires('breakMinutes')}
        />
      </div>
      <div data-half>
        <ColourInput key={form.key('colour')} label={fields.colour} {...wires('colour')} />
      </div>
    </>
  );
}

function Times({ handle: { form, wires } }: Pick<FieldsProps, 'handle'>) {
  const { fields } = useWords().words.calendar.shift;
  return (
    <>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <div data-half key={name}>
          <TimeInput key={form.key(name)} label={fields[name]} required {...wires(name)} />
        </div>
      ))}
    </>
  );
}

function Fields({ handle, held }: FieldsProps) {
  const { shift, shifts: said } = useWords().words.calendar;
  const { form, wires } = handle;
  return (
    <div className="form-grid">
      <div data-half>
        <TextInput
          key={form.key('name')}
          label={shift.fields.name}
          required
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...wires('name')}
        />
      </div>
      <div data-half>
        <TextInput
          key={form.key('shortName')}
          label={shift.fields.shortName}
          description={said.hints.shortName}
          required
          maxLength={6}
          autoComplete="off"
          {...below}
          {...wires('shortName')}
        />
      </div>
      <Times handle={handle} />
      <Preview held={held} />
      <BreakAndColour handle={handle} />
      <More handle={handle} />
    </div>
  );
}

interface ShiftFormProps {
  readonly shift: Shift | undefined;
  /** what a new one is called */
  readonly name?: string;
  readonly onSaved: (added?: Shift) => void;
}

export function ShiftForm({ shift, name, onSaved }: ShiftFormProps) {
  const { words } = useWords();
  const { one, fields } = words.calendar.shift;
  const [held, setHeld] = useState(() => heldFrom(shift, name));
  const handle = useRecordForm({
    kept: shifts,
    record: shift,
    heldFrom: (from) => heldFrom(from, name),
    givenBy,
    onSaved,
    onHeld: setHeld,
  });
  return (
    <RecordForm
      handle={handle}
      one={one}
      isNew={!shift}
      isRead={shift && !shift.can.change}
      labels={fields}
    >
      <Fields handle={handle} held={held} />
    </RecordForm>
  );
}
