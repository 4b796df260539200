import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { today } from '../../../session/company-days.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshRuns } from '../runs/run-queries.ts';
import { below, BonusFields, givenTerms, usualTerms } from './bonus-fields.tsx';

const bodyOf = (given: FormValues): FormValues => ({
  ...given,
  ...givenTerms(given),
  festival: String(given['festival']).trim(),
  concernId: given['concernId'] ?? undefined,
  day: given['day'] ?? undefined,
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
    ...usualTerms,
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
  const { bonus: said } = useWords().words.pay;
  const { of, concernId } = useBonusForm(props);
  const { form, wires } = of;
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
        <BonusFields of={of} concernId={concernId} />
      </div>
    </CallForm>
  );
}
