import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { salaryEntryCalls } from '@muster/contract/pay/entry-calls.ts';
import type { PaidPerson } from '@muster/contract/pay/rate-calls.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks, useRefreshPay } from '../pay-queries.ts';
import { monthsAround, monthText } from './entry-months.ts';

const repeats = ['once', 'open', 'until'] as const;
type Repeat = (typeof repeats)[number];

const lastMonth = ({ repeat, from, until }: FormValues): unknown => {
  if (repeat === 'open') return null;
  return (repeat === 'once' ? from : until) ?? undefined;
};

const bodyOf = (employeeId: string, held: FormValues): FormValues => ({
  employeeId,
  componentId: (held.componentId as Linked | null)?.id,
  amount: held.amount ?? undefined,
  from: held.from ?? undefined,
  until: lastMonth(held),
  note: String(held.note).trim() || null,
});

interface EntryFormProps {
  readonly person: PaidPerson;
  readonly onDone: () => void;
}

function useEntryForm({ person, onDone }: EntryFormProps) {
  const { besides } = useWords().words.pay.salary;
  const refresh = useRefreshPay();
  const [repeat, setRepeat] = useState<Repeat>('once');
  const month = today().slice(0, 7);
  const of = useCallForm({
    body: salaryEntryCalls.create.body,
    initial: {
      componentId: null,
      amount: null,
      from: month,
      repeat: 'once',
      until: month,
      note: '',
    },
    given: (held) => bodyOf(person.id, held),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(salaryEntryCalls.create, {
        body: given as Input<typeof salaryEntryCalls.create>['body'],
      }),
    onHeld: (held) => setRepeat(held.repeat as Repeat),
    onSent: () => {
      refresh();
      notify.success(besides.added);
      onDone();
    },
    failed: besides.failed,
  });
  return { of, repeat };
}

/** Something paid or deducted besides the salary: once, for a while or open-ended. */
export function EntryForm(props: EntryFormProps) {
  const { words, language } = useWords();
  const { besides } = words.pay.salary;
  const { of, repeat } = useEntryForm(props);
  const currency = useCurrencies().of(props.person.concern);
  const { form, wires } = of;
  const months = monthsAround(today().slice(0, 7)).map((value) => ({
    value,
    label: monthText(value, language),
  }));
  return (
    <CallForm of={of} labels={besides.fields} submit={besides.add}>
      <div className="form-grid">
        <LinkInput
          key={form.key('componentId')}
          to={payLinks.component}
          label={besides.fields.componentId}
          required
          {...wires('componentId')}
        />
        <AmountInput
          key={form.key('amount')}
          label={besides.fields.amount}
          currency={currency}
          description={besides.amountHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...wires('amount')}
        />
        <div data-half>
          <ChoiceInput
            key={form.key('repeat')}
            label={besides.fields.repeat}
            required
            options={repeats.map((value) => ({ value, label: besides.repeats[value] }))}
            {...wires('repeat')}
          />
        </div>
        <div data-half>
          <ChoiceInput
            key={form.key('from')}
            label={besides.fields.from}
            required
            options={months}
            {...wires('from')}
          />
        </div>
        {repeat === 'until' && (
          <ChoiceInput
            key={form.key('until')}
            label={besides.fields.until}
            required
            options={months}
            {...wires('until')}
          />
        )}
        <TextInput
          key={form.key('note')}
          label={besides.fields.note}
          maxLength={300}
          autoComplete="off"
          {...wires('note')}
        />
      </div>
    </CallForm>
  );
}
