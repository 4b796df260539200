import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { plannedBonusCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { TextInput } from '@mantine/core';
import { CallForm } from '../../../../api/call-form.tsx';
import { call } from '../../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../../api/use-call-form.ts';
import { today } from '../../../../session/company-days.ts';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { BonusFields, givenTerms, usualTerms } from '../../bonus/bonus-fields.tsx';
import { showMonth } from '../../month-name.ts';
import { useRefreshPay } from '../../pay-queries.ts';

const monthsAhead = 18;

interface PlannedBonusFormProps {
  readonly concernId: string;
  readonly onDone: () => void;
}

const bodyOf = (concernId: string, given: FormValues): FormValues => ({
  ...given,
  ...givenTerms(given),
  concernId,
  title: String(given['title']).trim(),
});

function usePlannedBonus({ concernId, onDone }: PlannedBonusFormProps, first: string) {
  const { plannedBonus, bonus } = useWords().words.pay;
  const refresh = useRefreshPay();
  return useCallForm({
    body: plannedBonusCalls.create.body,
    initial: {
      title: '',
      month: first,
      ...usualTerms,
    },
    given: (held) => bodyOf(concernId, held),
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(plannedBonusCalls.create, {
        body: given as Input<typeof plannedBonusCalls.create>['body'],
      }),
    onSent: () => {
      refresh();
      notify.success(plannedBonus.added);
      onDone();
    },
    failed: bonus.failed,
  });
}

/** The same facts as those of a bonus that is calculated, of a month to come. */
export function PlannedBonusForm(props: PlannedBonusFormProps) {
  const { words, language } = useWords();
  const { plannedBonus, bonus: said } = words.pay;
  const thisMonth = today().slice(0, 7);
  const months = Array.from({ length: monthsAhead }, (_, at) => addMonths(thisMonth, at));
  const of = usePlannedBonus(props, addMonths(thisMonth, 1));
  const { form, wires } = of;
  const labels = { ...said.fields, title: said.fields.festival, month: plannedBonus.month };
  return (
    <CallForm of={of} labels={labels} submit={plannedBonus.save}>
      <div className="form-grid">
        <div data-half>
          <TextInput
            key={form.key('title')}
            label={said.fields.festival}
            required
            maxLength={60}
            autoComplete="off"
            {...wires('title')}
          />
        </div>
        <div data-half>
          <ChoiceInput
            key={form.key('month')}
            label={plannedBonus.month}
            required
            options={months.map((value) => ({ value, label: showMonth(value, language) }))}
            {...wires('month')}
          />
        </div>
        <BonusFields of={of} concernId={props.concernId} />
      </div>
    </CallForm>
  );
}
