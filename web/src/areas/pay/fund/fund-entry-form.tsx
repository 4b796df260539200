import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import {
  type FundLedger,
  fundCalls,
  fundEntryKinds,
} from '@muster/contract/pay/fund/fund-calls.ts';
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
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';

interface FundEntryFormProps {
  /** of whom; none: it is chosen here */
  readonly fund?: FundLedger;
  readonly onDone: (employeeId: string) => void;
}

const chosenIn = ({ employeeId }: FormValues) => (employeeId as Linked | null)?.id;

function useFundEntry({ fund, onDone }: FundEntryFormProps) {
  const { fund: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  const initial: FormValues = {
    employeeId: null,
    kind: fund === undefined ? 'Opening own' : 'Withdrawal',
    amount: null,
    day: today(),
    note: '',
  };
  const [chosen, setChosen] = useState<string>();
  const of = useCallForm({
    body: fundCalls.enter.body,
    initial,
    given: (held) => ({
      employeeId: fund?.employee.id ?? chosenIn(held),
      kind: held.kind ?? undefined,
      amount: held.amount ?? undefined,
      day: held.day ?? undefined,
      note: String(held.note).trim() || null,
    }),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(fundCalls.enter, { body: given as Input<typeof fundCalls.enter>['body'] }),
    onHeld: (held) => setChosen(chosenIn(held)),
    onSent: ({ record }) => {
      refresh();
      notify.success(said.added);
      onDone(record.employee.id);
    },
    failed: said.failed,
  });
  const company = useCompanyOf(chosen);
  return { of, currency: useCurrencies().of(fund ? fund.concern : company) };
}

/** What was there before, interest of one person, or what was paid out. */
export function FundEntryForm(props: FundEntryFormProps) {
  const { fund: said } = useWords().words.pay;
  const { of, currency } = useFundEntry(props);
  const { form, wires } = of;
  // nobody enters anything of the own
  const ownId = useSession(({ user }) => user?.employeeId) ?? undefined;
  return (
    <CallForm of={of} labels={said.fields} submit={said.save}>
      <div className="form-grid">
        {props.fund === undefined && (
          <PersonInput
            key={form.key('employeeId')}
            label={said.fields.employeeId}
            except={ownId}
            required
            {...wires('employeeId')}
          />
        )}
        <ChoiceInput
          key={form.key('kind')}
          label={said.fields.kind}
          required
          options={fundEntryKinds.map((value) => ({ value, label: said.kinds[value] }))}
          {...wires('kind')}
        />
        <div data-half>
          <AmountInput
            key={form.key('amount')}
            label={said.fields.amount}
            currency={currency}
            required
            {...wires('amount')}
          />
        </div>
        <div data-half>
          <DayInput key={form.key('day')} label={said.fields.day} required {...wires('day')} />
        </div>
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
