import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { type LoanDetails, loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';
import { monthsAround, monthText } from '../salaries/entry-months.ts';
import { InstalmentPreview } from './instalment-preview.tsx';

interface LoanFormProps {
  readonly loan: LoanDetails;
  readonly onDone: () => void;
}

/** Afterwards everything that shows a loan is read again. */
function useDone({ onDone }: LoanFormProps) {
  const refresh = useRefreshPay();
  return (done: string) => () => {
    refresh();
    notify.success(done);
    onDone();
  };
}

/** By how much it is paid back each month from now on. */
export function InstalmentForm(props: LoanFormProps) {
  const { loan } = props;
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const currency = useCurrencies().of(loan.concern);
  const done = useDone(props);
  const [instalment, setInstalment] = useState<unknown>(loan.instalment);
  const of = useCallForm({
    body: loanCalls.change.body,
    initial: { instalment: loan.instalment },
    given: (held) => ({ instalment: held.instalment ?? undefined, version: loan.version }),
    send: (given) => call(loanCalls.change, { params: { id: loan.id }, body: given }),
    onHeld: (held) => setInstalment(held.instalment),
    onSent: done(said.changed),
    failed: said.failed,
  });
  const month = today().slice(0, 7);
  return (
    <CallForm
      of={of}
      labels={said.fields}
      submit={words.act.save}
      hint={say(said.changeHint, { amount: showAmount(loan.balance, language, currency) })}
    >
      <AmountInput
        key={of.form.key('instalment')}
        label={said.fields.instalment}
        currency={currency}
        required
        {...of.wires('instalment')}
      />
      <InstalmentPreview
        currency={currency}
        left={loan.balance}
        instalment={instalment}
        from={loan.from > month ? loan.from : month}
      />
    </CallForm>
  );
}

/** No month at all stands for: until someone resumes it. */
const untilResumed = 'open';

/** In which months nothing is deducted. */
export function PauseForm(props: LoanFormProps) {
  const { loan } = props;
  const { words, language } = useWords();
  const { loan: said } = words.pay;
  const done = useDone(props);
  const month = today().slice(0, 7);
  const of = useCallForm({
    body: loanCalls.change.body,
    initial: { pausedFrom: month, pausedUntil: untilResumed },
    given: ({ pausedFrom, pausedUntil }) => ({
      pausedFrom,
      pausedUntil: pausedUntil === untilResumed ? null : pausedUntil,
      version: loan.version,
    }),
    send: (given) => call(loanCalls.change, { params: { id: loan.id }, body: given }),
    onSent: done(said.pausedSaid),
    failed: said.failed,
  });
  const months = monthsAround(month)
    .filter((value) => value >= month)
    .map((value) => ({ value, label: monthText(value, language) }));
  return (
    <CallForm of={of} labels={said.fields} submit={said.pause} hint={said.pauseHint}>
      <div className="form-grid">
        <div data-half>
          <ChoiceInput
            key={of.form.key('pausedFrom')}
            label={said.fields.pausedFrom}
            required
            options={months}
            {...of.wires('pausedFrom')}
          />
        </div>
        <div data-half>
          <ChoiceInput
            key={of.form.key('pausedUntil')}
            label={said.fields.pausedUntil}
            required
            options={[{ value: untilResumed, label: said.untilResumed }, ...months]}
            {...of.wires('pausedUntil')}
          />
        </div>
      </div>
    </CallForm>
  );
}

/** What was paid back otherwise than from pay: all of it, or a part. */
export function RepaymentForm(props: LoanFormProps) {
  const { loan } = props;
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const currency = useCurrencies().of(loan.concern);
  const done = useDone(props);
  const of = useCallForm({
    body: loanCalls.pay.body,
    initial: { amount: loan.balance, day: today(), note: '' },
    given: ({ amount, day, note }) => ({
      amount: amount ?? undefined,
      day: day ?? undefined,
      note: String(note).trim() || null,
    }),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(loanCalls.pay, {
        params: { id: loan.id },
        body: given as Input<typeof loanCalls.pay>['body'],
      }),
    onSent: done(said.paid),
    failed: said.failed,
  });
  return (
    <CallForm
      of={of}
      labels={said.fields}
      submit={said.payAction}
      hint={say(said.payHint, { amount: showAmount(loan.balance, language, currency) })}
    >
      <div className="form-grid">
        <div data-half>
          <AmountInput
            key={of.form.key('amount')}
            label={said.fields.amount}
            currency={currency}
            required
            {...of.wires('amount')}
          />
        </div>
        <div data-half>
          <DayInput
            key={of.form.key('day')}
            label={said.fields.day}
            required
            {...of.wires('day')}
          />
        </div>
        <TextInput
          key={of.form.key('note')}
          label={said.fields.note}
          maxLength={300}
          autoComplete="off"
          {...of.wires('note')}
        />
      </div>
    </CallForm>
  );
}
