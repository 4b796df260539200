import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { soleNeedsReason } from '@muster/contract/pay/refusals.ts';
import { paymentMethods } from '@muster/contract/people/profile/payment-method.ts';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { isRefusal } from '../../../api/refusal.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { paidRunsQuery } from '../runs/run-queries.ts';
import { payerRecord, useRefreshBank } from './bank-queries.ts';

export interface BatchPlace {
  readonly month: string;
  readonly concern: string | undefined;
  readonly companies: readonly { readonly value: string; readonly label: string }[];
}

interface MakeBatchFormProps {
  readonly place: BatchPlace;
  readonly onMade: (batchId: string) => void;
}

function useMakeBatch({ place, onMade }: MakeBatchFormProps) {
  const { words, say } = useWords();
  const said = words.pay.bank.batch;
  const refresh = useRefreshBank();
  const [only] = place.companies;
  const first = place.concern ?? (place.companies.length === 1 ? only?.value : undefined);
  const [held, setHeld] = useState({ concern: first ?? '', method: 'Bank', run: '' });
  const { data: runs, isLoading: isWaiting } = useQuery({
    ...paidRunsQuery({ concern: held.concern, month: place.month }),
    enabled: held.concern !== '',
  });
  const [salary] = runs ?? [];
  const run = runs?.find(({ id }) => id === held.run) ?? salary;
  const of = useCallForm({
    body: bankBatchCalls.make.body,
    initial: {
      concern: first ?? null,
      run: null,
      method: 'Bank',
      payingAccountId: null,
      reason: '',
    },
    given: ({ method, payingAccountId, reason }) => ({
      runId: run?.id,
      method,
      payingAccountId: (payingAccountId as Linked | null)?.id ?? null,
      reason: reason || undefined,
    }),
    onHeld: ({ concern, method, run: chosen }) =>
      setHeld({
        concern: (concern as string | null) ?? '',
        method: String(method),
        run: (chosen as string | null) ?? '',
      }),
    send: (given) =>
      call(bankBatchCalls.make, {
        // what a form gives was checked by the very schema of the call
        body: given as Input<typeof bankBatchCalls.make>['body'],
      }),
    onSent: ({ record }) => {
      notify.success(say(said.made, { count: record.people }));
      refresh();
      onMade(record.id);
    },
    failed: said.failed,
  });
  return { of, held, runs: runs ?? [], isWaiting, hasNoRun: runs?.length === 0 };
}

/** What was paid by a method and is in no batch yet, out of which account. */
export function MakeBatchForm(props: MakeBatchFormProps) {
  const { words } = useWords();
  const said = words.pay.bank.batch;
  const { of, held, runs, isWaiting, hasNoRun } = useMakeBatch(props);
  const { form, wires } = of;
  const refused = of.refused?.error;
  const needsReason = refused !== undefined && isRefusal(refused, soleNeedsReason);
  return (
    <CallForm
      of={of}
      labels={{ runId: said.company, payingAccountId: said.payer, reason: said.reason }}
      submit={said.make}
      hint={said.makeHint}
      isWaiting={isWaiting}
    >
      <div className="form-grid">
        <ChoiceInput
          key={form.key('concern')}
          label={said.company}
          required
          options={props.place.companies}
          {...wires('concern')}
          error={hasNoRun ? said.noRun : form.errors['runId']}
        />
        {runs.length > 1 && (
          <ChoiceInput
            key={`${form.key('run')} ${held.concern}`}
            label={words.pay.sheet.kind}
            options={runs.map(({ id, kind, title }) => ({
              value: id,
              label: title ?? words.pay.sheet.kinds[kind],
            }))}
            {...wires('run')}
            placeholder={runs[0]?.title ?? words.pay.sheet.kinds.Salary}
          />
        )}
        <ChoiceInput
          key={form.key('method')}
          label={said.method}
          required
          options={paymentMethods.map((value) => ({ value, label: said.methods[value] }))}
          {...wires('method')}
        />
        {held.method !== 'Cash' && (
          <LinkInput
            // those of another company are other ones
            key={`${form.key('payingAccountId')} ${held.concern}`}
            to={payerRecord}
            within={{ concernId: held.concern || undefined }}
            label={said.payer}
            description={said.payerHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...wires('payingAccountId')}
          />
        )}
        {(needsReason || form.getValues()['reason'] !== '') && (
          <Textarea
            key={form.key('reason')}
            label={said.reason}
            required
            maxLength={300}
            autosize
            minRows={2}
            {...wires('reason')}
          />
        )}
      </div>
    </CallForm>
  );
}
