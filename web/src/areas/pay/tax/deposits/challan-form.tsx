import type { Input } from '@muster/contract/kernel/endpoint.ts';
import {
  type Challan,
  type DepositMonth,
  taxDepositCalls,
  type TaxDeposits,
} from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { TextInput } from '@mantine/core';
import { CallForm } from '../../../../api/call-form.tsx';
import { call } from '../../../../api/client.ts';
import { useCallForm } from '../../../../api/use-call-form.ts';
import { today } from '../../../../session/company-days.ts';
import { DayInput } from '../../../../ui/form/days/day-input.tsx';
import { AmountInput } from '../../../../ui/form/inputs/amount-input.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { showAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { useRefreshPay } from '../../pay-queries.ts';

export interface ChallanPlace {
  readonly deposits: TaxDeposits;
  readonly month: DepositMonth;
  /** none: a new one */
  readonly challan?: Challan;
}
interface ChallanFormProps extends ChallanPlace {
  readonly onDone: () => void;
}

type Recorded = Input<typeof taxDepositCalls.record>['body'];

/** So much of the month is not deposited by any other challan. */
const roomFor = ({ month, challan }: ChallanPlace): bigint => month.left + (challan?.amount ?? 0n);

function useChallanForm(props: ChallanFormProps) {
  const { deposits, month, challan, onDone } = props;
  const said = useWords().words.pay.deposit;
  const refresh = useRefreshPay();
  return useCallForm({
    body: challan ? taxDepositCalls.correct.body : taxDepositCalls.record.body,
    initial: {
      number: challan?.number ?? '',
      day: challan?.day ?? today(),
      bank: challan?.bank ?? '',
      amount: challan?.amount ?? roomFor(props),
    },
    given: ({ number, day, bank, amount }) => ({
      ...(challan
        ? { version: challan.version }
        : { concernId: deposits.concern.id, month: month.month }),
      number: String(number).trim(),
      day: day ?? undefined,
      bank: String(bank).trim(),
      amount: amount ?? undefined,
    }),
    send: (given) => {
      // what a form gives was checked by the very schema of the call
      const body = given as Recorded;
      return challan
        ? call(taxDepositCalls.correct, { params: { id: challan.id }, body })
        : call(taxDepositCalls.record, { body });
    },
    onSent: () => {
      refresh();
      notify.success(challan ? said.corrected : said.recorded);
      onDone();
    },
    failed: said.failed,
  });
}

/** A challan of a month: its number, day, bank and how much. */
export function ChallanForm(props: ChallanFormProps) {
  const { deposits, challan } = props;
  const { words, say, language } = useWords();
  const said = words.pay.deposit;
  const of = useChallanForm(props);
  const { form, wires } = of;
  const left = showAmount(roomFor(props), language, deposits.currency);
  return (
    <CallForm
      of={of}
      labels={said.fields}
      submit={challan ? words.act.save : said.record}
      hint={say(said.leftHint, { amount: left })}
    >
      <div className="form-grid">
        <div data-half>
          <TextInput
            key={form.key('number')}
            label={said.fields.number}
            required
            maxLength={40}
            autoComplete="off"
            {...wires('number')}
          />
        </div>
        <div data-half>
          <DayInput key={form.key('day')} label={said.fields.day} required {...wires('day')} />
        </div>
        <TextInput
          key={form.key('bank')}
          label={said.fields.bank}
          required
          maxLength={120}
          autoComplete="off"
          {...wires('bank')}
        />
        <AmountInput
          key={form.key('amount')}
          label={said.fields.amount}
          currency={deposits.currency}
          required
          {...wires('amount')}
        />
      </div>
    </CallForm>
  );
}
