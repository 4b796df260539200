import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { fundCalls, fundEntryKinds } from '@muster/contract/pay/fund/fund-calls.ts';
import { TextInput } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { today } from '../../../session/company-days.ts';
import { useSession } from '../../../session/session.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';

interface FundEntryFormProps {
  /** none: it is chosen here */
  readonly employeeId?: string;
  readonly onDone: (employeeId: string) => void;
}

function useFundEntry({ employeeId, onDone }: FundEntryFormProps) {
  const { fund: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  const initial: FormValues = {
    employeeId: null,
    kind: employeeId === undefined ? 'Opening own' : 'Withdrawal',
    amount: null,
    day: today(),
    note: '',
  };
  return useCallForm({
    body: fundCalls.enter.body,
    initial,
    given: (held) => ({
      employeeId: employeeId ?? (held.employeeId as Linked | null)?.id,
      kind: held.kind ?? undefined,
      amount: held.amount ?? undefined,
      day: held.day ?? undefined,
      note: String(held.note).trim() || null,
    }),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(fundCalls.enter, { body: given as Input<typeof fundCalls.enter>['body'] }),
    onSent: ({ record }) => {
      refresh();
      notify.success(said.added);
      onDone(record.employee.id);
    },
    failed: said.failed,
  });
}

/** What was there before, interest of one person, or what was paid out. */
export function FundEntryForm(props: FundEntryFormProps) {
  const { fund: said } = useWords().words.pay;
  const of = useFundEntry(props);
  const { form, wires } = of;
  // nobody enters anything of the own
  const ownId = useSession(({ user }) => user?.employeeId) ?? undefined;
  return (
    <CallForm of={of} labels={said.fields} submit={said.save}>
      <div className="form-grid">
        {props.employeeId === undefined && (
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
