import type { Input } from '@muster/contract/kernel/endpoint.ts';
import {
  type Payslip,
  type PayslipLine,
  salarySheetCalls,
} from '@muster/contract/pay/sheet-calls.ts';
import { Textarea } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { AmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshRuns } from '../runs/run-queries.ts';
import { lineName } from './line-name.ts';

interface ReasonProps {
  readonly of: Pick<ReturnType<typeof useCallForm>, 'form' | 'wires'>;
}

function PayReason({ of }: ReasonProps) {
  const { reason } = useWords().words.pay.payslip;
  return (
    <Textarea
      key={of.form.key('reason')}
      label={reason}
      required
      maxLength={300}
      autosize
      minRows={2}
      {...of.wires('reason')}
    />
  );
}

interface HoldFormProps {
  readonly payslip: Pick<Payslip, 'id' | 'employee'>;
  readonly onDone: () => void;
}

/** Keeps someone's pay back. */
export function HoldForm({ payslip, onDone }: HoldFormProps) {
  const { words, say } = useWords();
  const said = words.pay.payslip;
  const refresh = useRefreshRuns();
  const handle = useCallForm({
    body: salarySheetCalls.hold.body,
    initial: { reason: '' },
    given: ({ reason }) => ({ reason }),
    // checked by the body's own schema
    send: (given) =>
      call(salarySheetCalls.hold, {
        params: { id: payslip.id },
        body: given as Input<typeof salarySheetCalls.hold>['body'],
      }),
    onSent: () => {
      notify.success(say(said.heldSaid, { name: payslip.employee.name }));
      void refresh();
      onDone();
    },
    failed: said.failed,
  });
  return (
    <CallForm of={handle} labels={{ reason: said.reason }} submit={said.hold} hint={said.holdHint}>
      <PayReason of={handle} />
    </CallForm>
  );
}

interface LineFormProps extends HoldFormProps {
  readonly payslip: Payslip;
  readonly line: PayslipLine;
}

/** Says what a line is to be, or that it is calculated again. */
export function LineForm({ payslip, line, onDone }: LineFormProps) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const refresh = useRefreshRuns();
  const handle = useCallForm({
    body: salarySheetCalls.override.body,
    initial: { amount: line.due, reason: '' },
    given: ({ amount, reason }) => ({
      componentId: line.component.id,
      amount: amount ?? null,
      reason,
    }),
    // checked by the body's own schema
    send: (given) =>
      call(salarySheetCalls.override, {
        params: { id: payslip.id },
        body: given as Input<typeof salarySheetCalls.override>['body'],
      }),
    onSent: () => {
      notify.success(say(said.changedSaid, { name: lineName(line, language) }));
      void refresh();
      onDone();
    },
    failed: said.failed,
  });
  return (
    <CallForm
      of={handle}
      labels={{ amount: said.amount, reason: said.reason }}
      submit={words.act.save}
      hint={said.changeHint}
    >
      <AmountInput
        key={handle.form.key('amount')}
        label={said.amount}
        currency={payslip.currency}
        {...handle.wires('amount')}
      />
      <PayReason of={handle} />
    </CallForm>
  );
}
