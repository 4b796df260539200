import '../calendar.css';
import type { RosterPattern } from '@muster/contract/calendar/roster-calls.ts';
import { type Shift, shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { startOf } from '../roster/roster-span.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormValues } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { allShifts } from '../queries.ts';
import { patterns, shifts } from '../records.ts';
import { NewHandRecord } from '../../../api/hand-records/hand-record-input.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { withinSentence } from '../../../words/within.ts';
import { ShiftForm } from './shift-form.tsx';
import { RecordForm } from '../../../api/hand-records/record-form.tsx';
import { useRecordForm } from '../../../api/hand-records/use-record-form.ts';

type Days = readonly (string | null)[];
const most = 56;
const week: Days = Array.from({ length: 7 }, () => null);

const heldFrom = (pattern: RosterPattern | undefined, name = ''): FormValues => ({
  name: pattern?.name ?? name,
  beginsOn: pattern?.beginsOn ?? startOf(today(), 'week'),
  days: pattern?.days.map((day) => day?.id ?? null) ?? week,
});
const givenBy = ({ beginsOn, ...held }: FormValues): FormValues => ({
  ...held,
  beginsOn: beginsOn ?? undefined,
});

interface DaysInputProps {
  readonly label: string;
  readonly description: string;
  readonly error?: string;
  readonly shifts: readonly Shift[];
  readonly defaultValue?: Days;
  readonly onChange?: (days: Days) => void;
}

/** A row of days, seven to a line: each is a shift or off. */
function DaysInput({ label, description, error, shifts: all, ...wires }: DaysInputProps) {
  const { words, say } = useWords();
  const { patterns: said, roster } = words.calendar;
  const [days, setDays] = useState(wires.defaultValue ?? week);
  const change = (next: Days) => {
    setDays(next);
    wires.onChange?.(next);
  };
  const colourOf = (id: string | null) => all.find((shift) => shift.id === id)?.colour;
  const offered = (id: string | null) => all.filter((shift) => shift.active || shift.id === id);
  return (
    <fieldset className="cal-days">
      <legend>{label}</legend>
      <ol>
        {days.map((day, at) => (
          <li
            key={at}
            style={{ '--cal-colour': colourOf(day) } as never}
            data-off={!day || undefined}
          >
            <small aria-hidden>{say('{number}', { number: at + 1 })}</small>
            <select
              aria-label={say(said.dayNumber, { number: at + 1 })}
              value={day ?? ''}
              onChange={({ currentTarget }) => change(days.with(at, currentTarget.value || null))}
            >
              <option value="">{roster.off}</option>
              {offered(day).map(({ id, shortName }) => (
                <option key={id} value={id}>
                  {shortName}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <small className="cal-hint">{error ?? description}</small>
      <div className="cal-days-more">
        <Button
          size="xs"
          variant="default"
          disabled={days.length + 7 > most}
          onClick={() => change([...days, ...days.slice(-7)])}
        >
          {said.addWeek}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={days.length >= most}
          onClick={() => change([...days, null])}
        >
          {said.addDay}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={days.length < 2}
          onClick={() => change(days.slice(0, -1))}
        >
          {said.removeDay}
        </Button>
        <AddShift />
      </div>
    </fieldset>
  );
}

/** A pattern is made of shifts: the one that is missing is made here. */
function AddShift() {
  const { words, say } = useWords();
  const mayAdd = useMayCall(shiftCalls.create);
  const [isOpen, setOpen] = useState<true>();
  const { shown, forget } = useLingering(isOpen);
  const close = () => setOpen(undefined);
  if (!mayAdd) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {say(words.act.add, { entity: withinSentence(words.calendar.shift.one) })}
      </Button>
      {shown && (
        <NewHandRecord
          kept={shifts}
          name=""
          wanted={isOpen === true}
          onCreated={close}
          onClose={close}
          onClosed={forget}
          renderForm={(name, onSaved) => (
            <ShiftForm shift={undefined} name={name} onSaved={onSaved} />
          )}
        />
      )}
    </>
  );
}

interface PatternFormProps {
  readonly pattern: RosterPattern | undefined;
  /** what a new one is called */
  readonly name?: string;
  readonly onSaved: (added?: RosterPattern) => void;
}

export function PatternForm({ pattern, name, onSaved }: PatternFormProps) {
  const { words } = useWords();
  const { rosterPattern, patterns: said } = words.calendar;
  const { one, fields } = rosterPattern;
  const { data } = useQuery(allShifts);
  const handle = useRecordForm({
    kept: patterns,
    record: pattern,
    heldFrom: (from) => heldFrom(from, name),
    givenBy,
    onSaved,
  });
  const { form, wires } = handle;
  return (
    <RecordForm handle={handle} one={one} isNew={!pattern} labels={fields}>
      <div className="form-grid">
        <TextInput
          key={form.key('name')}
          label={fields.name}
          required
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...wires('name')}
        />
        <DaysInput
          key={form.key('days')}
          label={fields.days}
          description={said.hints.days}
          shifts={data ?? []}
          {...wires('days')}
        />
        <DayInput
          key={form.key('beginsOn')}
          label={fields.beginsOn}
          description={said.hints.beginsOn}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...wires('beginsOn')}
        />
      </div>
    </RecordForm>
  );
}
