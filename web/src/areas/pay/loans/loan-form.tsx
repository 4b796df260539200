import './loans.css';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { useCompanyOf } from '../../../api/links/use-company-of.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { useSession } from '../../../session/session.ts';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';
import { monthsAround, monthText } from '../salaries/entry-months.ts';
import { InstalmentPreview } from './instalment-preview.tsx';

const bodyOf = ({ employeeId, principal, instalment, from, note }: FormValues): FormValues => ({
  employeeId: (employeeId as Linked | null)?.id,
  principal: principal ?? undefined,
  instalment: instalment ?? undefined,
  from: from ?? undefined,
  note: String(note).trim() || null,
});

interface LoanFormProps {
  /** with the loan that there is now */
  readonly onDone: (id: string) => void;
}

function useLoanForm({ onDone }: LoanFormProps) {
  const { loan: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  const initial: FormValues = {
    employeeId: null,
    principal: null,
    instalment: null,
    from: today().slice(0, 7),
    note: '',
  };
  const [held, setHeld] = useState(initial);
  const of = useCallForm({
    body: loanCalls.create.body,
    initial,
    given: bodyOf,
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(loanCalls.create, { body: given as Input<typeof loanCalls.create>['body'] }),
    onHeld: setHeld,
    onSent: ({ record }) => {
      refresh();
      notify.success(said.added);
      onDone(record.id);
    },
    failed: said.failed,
  });
  return { of, held };
}

/** Money lent to someone, with how many months it takes to pay it back. */
export function LoanForm(props: LoanFormProps) {
  const { words, language } = useWords();
  const { loan: said } = words.pay;
  const { of, held } = useLoanForm(props);
  const { form, wires } = of;
  const currency = useCurrencies().of(useCompanyOf((held.employeeId as Linked | null)?.id));
  // nobody lends to oneself
  const ownId = useSession(({ user }) => user?.employeeId) ?? undefined;
  const month = today().slice(0, 7);
  const months = monthsAround(month)
    // pay of the last month is often still to be generated
    .filter((value) => value >= addMonths(month, -1))
    .map((value) => ({ value, label: monthText(value, language) }));
  return (
    <CallForm of={of} labels={said.fields} submit={said.add}>
      <div className="form-grid">
        <PersonInput
          key={form.key('employeeId')}
          label={said.fields.employeeId}
          except={ownId}
          required
          {...wires('employeeId')}
        />
        <div data-half>
          <AmountInput
            key={form.key('principal')}
            label={said.fields.principal}
            currency={currency}
            required
            {...wires('principal')}
          />
        </div>
        <div data-half>
          <AmountInput
            key={form.key('instalment')}
            label={said.fields.instalment}
            currency={currency}
            required
            {...wires('instalment')}
          />
        </div>
        <ChoiceInput
          key={form.key('from')}
          label={said.fields.from}
          required
          options={months}
          {...wires('from')}
        />
        <InstalmentPreview
          currency={currency}
          left={held.principal}
          instalment={held.instalment}
          from={String(held.from)}
        />
        <TextInput
          key={form.key('note')}
          label={said.fields.note}
          description={said.noteHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={300}
          autoComplete="off"
          {...wires('note')}
        />
      </div>
    </CallForm>
  );
}
