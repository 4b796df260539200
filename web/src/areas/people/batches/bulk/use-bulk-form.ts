import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import { jobFields } from '@muster/contract/people/employee.ts';
import { useState } from 'react';
import { CallRefused } from '../../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../../api/use-call-form.ts';
import type { ListState } from '../../../../ui/list/list-state.ts';
import { today } from '../../../../session/company-days.ts';
import { useWords } from '../../../../words/words.ts';
import { useBatchChanges } from '../batch-queries.ts';
import { type JobField, withInside } from './bulk-fields.ts';

type Body = Input<typeof batchCalls.change>['body'];

/** Whom it is about: those chosen, or all whom the list finds. */
export interface Whom {
  readonly ids: ReadonlySet<string>;
  readonly state: ListState;
  /** none where the list cannot be asked for all of them */
  readonly total: number | undefined;
}

const initial = (): FormValues => ({
  isAll: false,
  ticked: [],
  given: Object.fromEntries(jobFields.map((field) => [field, null])),
  effectiveFrom: today(),
  reason: '',
});

export const tickedIn = (held: FormValues): readonly JobField[] =>
  held.ticked as readonly JobField[];

const idOf = (held: unknown): unknown => (held as Linked | null)?.id ?? held;

/** What the list is narrowed by, the words that were searched for too. */
const filterOf = ({ filters, search }: ListState): FormValues => ({
  ...filters,
  ...(search && { search }),
});

/** As the call takes it: the fields that change, empty ones cleared. */
const givenBy =
  ({ ids, state }: Whom) =>
  (held: FormValues): FormValues => {
    const values = held.given as FormValues;
    const fields = withInside(tickedIn(held), jobFields);
    return {
      ...(held.isAll ? { filter: filterOf(state) } : { ids: [...ids] }),
      given: Object.fromEntries(fields.map((field) => [field, idOf(values[field])])),
      effectiveFrom: held.effectiveFrom === today() ? undefined : held.effectiveFrom,
      reason: held.reason || undefined,
    };
  };

/** The same job data for many, checked before anything changes. */
export function useBulkForm(whom: Whom, onChecked: (batchId: string) => void) {
  const { words } = useWords();
  const { change: said } = words.people.batch;
  const { change } = useBatchChanges();
  const [held, setHeld] = useState(initial);
  const callForm = useCallForm({
    body: batchCalls.change.body,
    initial: initial(),
    given: givenBy(whom),
    onHeld: setHeld,
    send: async (given) => {
      if (tickedIn(held).length === 0) throw new CallRefused(0, 'nothing-chosen', said.nothingYet);
      // checked by the body's own schema
      return change(given as Body);
    },
    onSent: ({ record }) => onChecked(record.id),
    failed: said.failed,
  });
  return { ...callForm, held };
}
