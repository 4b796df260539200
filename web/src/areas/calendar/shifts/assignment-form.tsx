import {
  type RosterAssignment,
  rosterPatternCalls,
  type RosterTarget,
  rosterTargets,
} from '@muster/contract/calendar/roster-calls.ts';
import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { PersonInput } from '../../../api/links/person-input.tsx';
import type { FormValues } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { allPatterns, allShifts } from '../queries.ts';
import { assignments, patterns, shifts } from '../records.ts';
import { places } from '../links.ts';
import { PatternForm } from './pattern-form.tsx';
import { ShiftForm } from './shift-form.tsx';
import { HandRecordInput } from '../../../api/hand-records/hand-record-input.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { RecordForm } from '../../../api/hand-records/record-form.tsx';
import { type RecordFormHandle, useRecordForm } from '../../../api/hand-records/use-record-form.ts';

const heldFrom = (): FormValues => ({
  target: 'unit',
  of: null,
  from: today(),
  what: 'pattern',
  patternId: null,
  shiftId: null,
  begins: '1',
});

/** Only what belongs to the chosen kind is sent: the rest may still be held from before. */
function givenBy({ target, of, from, what, patternId, shiftId, begins }: FormValues): FormValues {
  const isPattern = what === 'pattern';
  return {
    target,
    of: target === 'house' ? null : ((of as Linked | null)?.id ?? undefined),
    from: from ?? undefined,
    ...(isPattern ? { patternId: patternId ?? undefined } : { shiftId: shiftId ?? undefined }),
    shiftedBy: isPattern ? Number(begins) - 1 : 0,
  };
}

interface FieldsProps {
  readonly handle: RecordFormHandle;
  readonly held: FormValues;
}

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function Whom({ handle: { form, wires }, held }: FieldsProps) {
  const { assignments: said } = useWords().words.calendar;
  const target = held.target as RosterTarget;
  const told = { key: `${target} ${form.key('of')}`, label: said.targets[target], required: true };
  const { key, ...control } = { ...told, ...wires('of') };
  return (
    <>
      <ChoiceInput
        key={form.key('target')}
        label={said.whom}
        description={said.hints.nearest}
        required
        options={rosterTargets.map((value) => ({ value, label: said.targets[value] }))}
        {...below}
        {...wires('target')}
      />
      {target === 'employee' && <PersonInput key={key} {...control} />}
      {target !== 'employee' && target !== 'house' && (
        <LinkInput key={key} to={places[target]} {...control} />
      )}
    </>
  );
}

function ByPattern({ handle: { form, wires }, held }: FieldsProps) {
  const { words, say } = useWords();
  const { rosterPattern, assignments: said, patterns: days } = words.calendar;
  const { data } = useQuery(allPatterns);
  const mayAdd = useMayCall(rosterPatternCalls.create);
  const chosen = data?.find(({ id }) => id === held.patternId);
  return (
    <>
      <HandRecordInput
        key={form.key('patternId')}
        kept={patterns}
        rows={data}
        label={rosterPattern.one}
        required
        mayAdd={mayAdd}
        renderForm={(name, onSaved) => (
          <PatternForm pattern={undefined} name={name} onSaved={onSaved} />
        )}
        {...wires('patternId')}
      />
      {chosen && chosen.days.length > 1 && (
        <ChoiceInput
          key={form.key('begins')}
          label={said.shiftedBy}
          description={said.hints.shiftedBy}
          required
          options={chosen.days.map((day, at) => ({
            value: String(at + 1),
            label: `${say(days.dayNumber, { number: at + 1 })}: ${day?.name ?? words.calendar.roster.off}`,
          }))}
          {...below}
          {...wires('begins')}
        />
      )}
    </>
  );
}

function ByShift({ handle: { form, wires } }: FieldsProps) {
  const { shift } = useWords().words.calendar;
  const { data } = useQuery(allShifts);
  const mayAdd = useMayCall(shiftCalls.create);
  return (
    <HandRecordInput
      key={form.key('shiftId')}
      kept={shifts}
      rows={data}
      label={shift.one}
      required
      mayAdd={mayAdd}
      renderForm={(name, onSaved) => <ShiftForm shift={undefined} name={name} onSaved={onSaved} />}
      {...wires('shiftId')}
    />
  );
}

export function AssignmentForm({ onSaved }: { readonly onSaved: () => void }) {
  const { words } = useWords();
  const { assignments: said, rosterAssignment, rosterPattern, shift } = words.calendar;
  const [held, setHeld] = useState(heldFrom);
  const kept = { kept: assignments, record: undefined, heldFrom, givenBy, onSaved };
  const handle = useRecordForm<RosterAssignment>({ ...kept, onHeld: setHeld });
  const { form, wires } = handle;
  const labels = {
    target: said.whom,
    of: said.targets[held.target as RosterTarget],
    patternId: rosterPattern.one,
    shiftId: shift.one,
    from: said.since,
  };
  const fields = { handle, held };
  return (
    <RecordForm handle={handle} one={rosterAssignment.one} isNew labels={labels}>
      <div className="form-grid">
        <Whom {...fields} />
        <SegmentedControl
          key={form.key('what')}
          aria-label={said.what}
          data={[
            { value: 'pattern', label: said.pattern },
            { value: 'shift', label: said.shift },
          ]}
          {...form.getInputProps('what')}
        />
        {held.what === 'pattern' ? <ByPattern {...fields} /> : <ByShift {...fields} />}
        <DayInput key={form.key('from')} label={said.since} required {...wires('from')} />
      </div>
    </RecordForm>
  );
}
