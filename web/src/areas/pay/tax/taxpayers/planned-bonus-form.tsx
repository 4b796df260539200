import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { plannedBonusCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { Checkbox, NumberInput, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CallForm } from '../../../../api/call-form.tsx';
import { call } from '../../../../api/client.ts';
import { LinkInput } from '../../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../../api/use-call-form.ts';
import { today } from '../../../../session/company-days.ts';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { religionsQuery } from '../../bonus/bonus-queries.ts';
import { showMonth } from '../../month-name.ts';
import { payLinks, useRefreshPay } from '../../pay-queries.ts';

const perCent = 100;
const yearOfService = 12;
const monthsAhead = 18;
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

interface PlannedBonusFormProps {
  readonly concernId: string;
  readonly onDone: () => void;
}

const bodyOf = (concernId: string, { ofId, percent, ...given }: FormValues): FormValues => ({
  ...given,
  concernId,
  title: String(given['title']).trim(),
  percent: percent === '' ? undefined : Math.round(Number(percent) * perCent),
  ofId: (ofId as Linked | null)?.id ?? null,
  afterMonths: given['afterMonths'] === '' ? undefined : given['afterMonths'],
});

function usePlannedBonus({ concernId, onDone }: PlannedBonusFormProps, first: string) {
  const { plannedBonus, bonus } = useWords().words.pay;
  const refresh = useRefreshPay();
  return useCallForm({
    body: plannedBonusCalls.create.body,
    initial: {
      title: '',
      month: first,
      percent: perCent,
      ofId: null,
      afterMonths: yearOfService,
      isProrated: false,
      religions: [],
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
  const { words, say, language } = useWords();
  const { plannedBonus, bonus: said } = words.pay;
  const thisMonth = today().slice(0, 7);
  const months = Array.from({ length: monthsAhead }, (_, at) => addMonths(thisMonth, at));
  const of = usePlannedBonus(props, addMonths(thisMonth, 1));
  const { form, wires } = of;
  const { data: religions = [] } = useQuery(religionsQuery(props.concernId));
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
        <div data-half>
          <NumberInput
            key={form.key('percent')}
            label={said.fields.percent}
            required
            min={0.01}
            max={1000}
            decimalScale={2}
            allowNegative={false}
            suffix=" %"
            {...wires('percent')}
          />
        </div>
        <div data-half>
          <LinkInput
            key={form.key('ofId')}
            to={payLinks.component}
            label={said.fields.ofId}
            description={said.hints.ofId}
            {...below}
            {...wires('ofId')}
          />
        </div>
        <NumberInput
          key={form.key('afterMonths')}
          label={said.fields.afterMonths}
          description={said.hints.afterMonths}
          required
          min={0}
          max={120}
          allowDecimal={false}
          allowNegative={false}
          {...below}
          {...wires('afterMonths')}
        />
        <Switch
          key={form.key('isProrated')}
          label={said.fields.isProrated}
          description={said.hints.isProrated}
          {...form.getInputProps('isProrated', { type: 'checkbox' })}
        />
        {religions.length > 0 && (
          <Checkbox.Group
            key={form.key('religions')}
            label={said.fields.religions}
            description={said.hints.religions}
            {...below}
            {...wires('religions')}
          >
            {religions.map(({ religion, people }) => (
              <Checkbox
                key={religion}
                value={religion}
                label={say(said.faithful, { religion, count: people })}
                my={8}
              />
            ))}
          </Checkbox.Group>
        )}
      </div>
    </CallForm>
  );
}
