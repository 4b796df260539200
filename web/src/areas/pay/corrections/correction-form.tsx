import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { correctionCalls } from '@muster/contract/pay/corrections/correction-calls.ts';
import {
  counts,
  countUnits,
  type PayCount,
} from '@muster/contract/pay/structure/structure-part.ts';
import { NumberInput, Textarea } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { today } from '../../../session/company-days.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';
import { monthFrom, monthText } from '../salaries/entry-months.ts';

const monthsBack = 12;
const directions = ['more', 'fewer'] as const;

const quantityOf = ({ quantity, count, direction }: FormValues): number | undefined => {
  if (quantity === '') return undefined;
  const most = Math.round(Number(quantity) * countUnits[count as PayCount]);
  return direction === 'fewer' ? -most : most;
};

interface CorrectionFormProps {
  readonly employeeId: string;
  readonly onDone: () => void;
}

function useCorrection({ employeeId, onDone }: CorrectionFormProps) {
  const { correction: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  return useCallForm({
    body: correctionCalls.create.body,
    initial: {
      month: monthFrom(today().slice(0, 7), -1),
      count: 'absence',
      direction: 'fewer',
      quantity: '',
      reason: '',
    },
    given: (held) => ({
      employeeId,
      month: held.month ?? undefined,
      count: held.count ?? undefined,
      quantity: quantityOf(held),
      reason: String(held.reason).trim() || undefined,
    }),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(correctionCalls.create, {
        body: given as Input<typeof correctionCalls.create>['body'],
      }),
    onSent: () => {
      refresh();
      notify.success(said.added);
      onDone();
    },
    failed: said.failed,
  });
}

/** More or fewer days or hours of a month that was paid. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { words, language } = useWords();
  const { correction: said, payslip } = words.pay;
  const of = useCorrection(props);
  const { form, wires } = of;
  const months = Array.from({ length: monthsBack }, (_, at) =>
    monthFrom(today().slice(0, 7), -at - 1),
  );
  return (
    <CallForm of={of} labels={said.fields} submit={said.add} hint={said.hint}>
      <div className="form-grid">
        <div data-half>
          <ChoiceInput
            key={form.key('month')}
            label={said.fields.month}
            required
            options={months.map((value) => ({ value, label: monthText(value, language) }))}
            {...wires('month')}
          />
        </div>
        <div data-half>
          <ChoiceInput
            key={form.key('count')}
            label={said.fields.count}
            required
            options={counts.map((value) => ({ value, label: payslip.counts[value] }))}
            {...wires('count')}
          />
        </div>
        <div data-half>
          <ChoiceInput
            key={form.key('direction')}
            label={said.fields.direction}
            required
            options={directions.map((value) => ({ value, label: said.directions[value] }))}
            {...wires('direction')}
          />
        </div>
        <div data-half>
          <NumberInput
            key={form.key('quantity')}
            label={said.fields.quantity}
            required
            min={0}
            step={0.5}
            allowNegative={false}
            decimalScale={3}
            {...wires('quantity')}
          />
        </div>
        <Textarea
          key={form.key('reason')}
          label={said.fields.reason}
          required
          autosize
          minRows={2}
          maxLength={300}
          {...wires('reason')}
        />
      </div>
    </CallForm>
  );
}
