import type { Linked } from '@muster/contract/kernel/fields.ts';
import { type Employee, jobFields } from '@muster/contract/people/employee.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { oneQuery } from '../../../entity/queries.ts';
import { places } from '../links.ts';
import { historyQuery, personQuery, usePeopleChanges } from '../people-queries.ts';
import { type Difference, periodOn } from '../history/differences.ts';

const idOf = (held: unknown): unknown => (held as Linked | null)?.id ?? held;

const heldFrom = (person: Employee): FormValues => ({
  ...Object.fromEntries(jobFields.map((field) => [field, person[field] ?? null])),
  effectiveFrom: today(),
  reason: '',
});

/** What was chosen otherwise than it is today. */
const changedIn = (held: FormValues, start: FormValues) =>
  jobFields.filter((field) => idOf(held[field]) !== idOf(start[field]));

/** As the call takes it: only what changes; of today the server knows best when that is. */
const givenBy =
  (start: FormValues) =>
  (held: FormValues): FormValues => ({
    ...Object.fromEntries(changedIn(held, start).map((field) => [field, idOf(held[field])])),
    effectiveFrom: held.effectiveFrom === today() ? undefined : held.effectiveFrom,
    reason: held.reason || undefined,
  });

/** Old and new of what was chosen, as of the day from which it shall be so. */
function useDifferences(
  person: Employee,
  held: FormValues,
  start: FormValues,
): readonly Difference[] {
  const { data: periods = [] } = useQuery(historyQuery(person.id));
  const day = typeof held.effectiveFrom === 'string' ? held.effectiveFrom : today();
  const then = periodOn(periods, day) ?? person;
  const employer = useEmployers(then.departmentId, held.departmentId as Linked | null);
  return changedIn(held, start).flatMap((field) => [
    { field, before: then[field] ?? null, after: held[field] },
    ...(field === 'departmentId' ? employer : []),
  ]);
}

/** The employer goes with the department: whoever moves to one of another company is told so. */
function useEmployers(
  before: Linked | null | undefined,
  after: Linked | null,
): readonly Difference[] {
  const isMove = Boolean(before && after && before.id !== after.id);
  const asked = (department: Linked | null | undefined) => ({
    ...oneQuery(places.departmentId, department?.id ?? ''),
    enabled: isMove,
  });
  const { data: old } = useQuery(asked(before));
  const { data: next } = useQuery(asked(after));
  const [was, is] = [old, next].map((department) => department?.concernId as Linked | undefined);
  if (!isMove || !was || !is || was.id === is.id) return [];
  return [{ field: 'concernId', before: was, after: is }];
}

/** Job data of a person from a day on. */
export function useJobForm(person: Employee, onDone: () => void) {
  const { words, say, language } = useWords();
  const { job, employee } = words.people;
  const { change } = usePeopleChanges();
  const client = useQueryClient();
  const [base, setBase] = useState(person);
  const [held, setHeld] = useState(() => heldFrom(person));
  const start = heldFrom(base);
  const callForm = useCallForm({
    body: peopleCalls.change.body,
    initial: start,
    given: givenBy(start),
    onHeld: setHeld,
    send: async (given) => {
      if (changedIn(held, start).length === 0)
        throw new CallRefused(0, 'nothing-changed', job.nothingYet);
      await change(base, given);
      return given.effectiveFrom;
    },
    onSent: (from) => {
      const day = typeof from === 'string' ? showDay(from, language) : undefined;
      notify.success(day ? say(job.savedFrom, { day }) : job.saved);
      onDone();
    },
    failed: say(words.said.updateFailed, { entity: employee.one }),
  });
  const loadNewer = useOneAtATime(async () => {
    try {
      const { record } = await client.fetchQuery(personQuery(base.id));
      setBase(record);
      setHeld(heldFrom(record));
      callForm.startFrom(heldFrom(record));
    } catch (error) {
      callForm.showRefusal(error);
    }
  });
  return { ...callForm, held, loadNewer, changes: useDifferences(base, held, start) };
}
