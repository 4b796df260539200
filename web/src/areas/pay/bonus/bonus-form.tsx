import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { Checkbox, NumberInput, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { today } from '../../../session/company-days.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks } from '../pay-queries.ts';
import { useRefreshRuns } from '../runs/run-queries.ts';
import { religionsQuery } from './bonus-queries.ts';

const perCent = 100;
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};
const yearOfService = 12;

const bodyOf = ({ ofId, percent, ...given }: FormValues): FormValues => ({
  ...given,
  festival: String(given['festival']).trim(),
  concernId: given['concernId'] ?? undefined,
  day: given['day'] ?? undefined,
  percent: percent === '' ? undefined : Math.round(Number(percent) * perCent),
  ofId: (ofId as Linked | null)?.id ?? null,
  afterMonths: given['afterMonths'] === '' ? undefined : given['afterMonths'],
});

interface BonusFormProps {
  readonly companies: readonly { readonly value: string; readonly label: string }[];
  /** with the run that there is now */
  readonly onDone: (id: string) => void;
}

function useBonusForm({ companies, onDone }: BonusFormProps) {
  const { bonus: said } = useWords().words.pay;
  const refresh = useRefreshRuns();
  const initial: FormValues = {
    concernId: companies.length === 1 ? companies[0]?.value : null,
    festival: '',
    day: today(),
    percent: perCent,
    ofId: null,
    afterMonths: yearOfService,
    isProrated: false,
    religions: [],
  };
  const [held, setHeld] = useState(initial);
  const of = useCallForm({
    body: bonusCalls.generate.body,
    initial,
    given: bodyOf,
    send: (given) =>
      // what a form gives was checked by the very schema of the call
      call(bonusCalls.generate, { body: given as Input<typeof bonusCalls.generate>['body'] }),
    onHeld: setHeld,
    onSent: ({ record }) => {
      void refresh();
      notify.success(said.begun);
      onDone(record.id);
    },
    failed: said.failed,
  });
  return { of, concernId: (held['concernId'] as string | null) ?? undefined };
}

/** How much of what everyone gets, and who does. */
export function BonusForm(props: BonusFormProps) {
  const { words, say } = useWords();
  const { bonus: said } = words.pay;
  const { of, concernId } = useBonusForm(props);
  const { form, wires } = of;
  const { data: religions = [] } = useQuery(religionsQuery(concernId));
  const before = useRef(concernId);
  useEffect(() => {
    if (before.current === concernId) return;
    before.current = concernId;
    // those of another company are other ones
    form.setFieldValue('religions', []);
  });
  return (
    <CallForm of={of} labels={said.fields} submit={said.add}>
      <div className="form-grid">
        <ChoiceInput
          key={form.key('concernId')}
          label={said.fields.concernId}
          required
          options={props.companies}
          {...wires('concernId')}
        />
        <TextInput
          key={form.key('festival')}
          label={said.fields.festival}
          required
          maxLength={60}
          autoComplete="off"
          {...wires('festival')}
        />
        <DayInput
          key={form.key('day')}
          label={said.fields.day}
          description={said.hints.day}
          required
          {...below}
          {...wires('day')}
        />
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
