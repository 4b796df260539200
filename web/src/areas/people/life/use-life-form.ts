import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { LifeAction } from '@muster/contract/people/profile/life.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { teamLeft } from '@muster/contract/people/refusals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { personQuery, usePeopleChanges } from '../people-queries.ts';

const givenBy =
  (action: LifeAction) =>
  ({ date, leavingReason, handOverTo, confirmationDueOn, note }: FormValues): FormValues => ({
    action,
    date,
    leavingReason: leavingReason ?? undefined,
    handOverTo: (handOverTo as Linked | null)?.id,
    confirmationDueOn: confirmationDueOn ?? undefined,
    note: note || undefined,
  });

const initial = (): FormValues => ({
  date: today(),
  leavingReason: null,
  handOverTo: null,
  confirmationDueOn: null,
  note: '',
});

/** A step of someone's life, with what it needs. */
export function useLifeForm(person: Employee, action: LifeAction, onDone: () => void) {
  const { words, say, language } = useWords();
  const { life, history, employee } = words.people;
  const { live } = usePeopleChanges();
  const client = useQueryClient();
  const [base, setBase] = useState(person);
  const [date, setDate] = useState<unknown>(today);
  const callForm = useCallForm({
    body: peopleCalls.live.body,
    initial: initial(),
    given: givenBy(action),
    onHeld: (held) => setDate(held.date),
    send: (given) => live(base, given),
    onSent: () => {
      const day = showDay(String(date), language);
      const told = { name: person.name, step: history.causes[action], date: day };
      notify.success(say(action === 'leave' ? life.leaves : life.done, told));
      onDone();
    },
    failed: say(words.said.updateFailed, { entity: employee.one }),
  });
  const isTeamLeft = isRefusal(callForm.refused?.error, teamLeft);
  // once the server has asked for it, it stays
  const [wasTeamLeft, setWasTeamLeft] = useState(false);
  if (isTeamLeft && !wasTeamLeft) setWasTeamLeft(true);
  const leads = Boolean(base.isLineManager) || wasTeamLeft;
  // what was typed does not depend on the record: it stays, and the step is tried on the newer one
  const loadNewer = useOneAtATime(async () => {
    try {
      const { record } = await client.fetchQuery(personQuery(base.id));
      setBase(record);
      callForm.forgive();
    } catch (error) {
      callForm.showRefusal(error);
    }
  });
  return { ...callForm, date, loadNewer, needsSuccessor: action === 'leave' && leads };
}
