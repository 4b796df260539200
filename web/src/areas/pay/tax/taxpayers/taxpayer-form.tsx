import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { IncomeSlab } from '@muster/contract/pay/tax/slab-calls.ts';
import { type TaxProfile, taxProfileCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallForm } from '../../../../api/call-form.tsx';
import { call } from '../../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { useRefreshPay } from '../../pay-queries.ts';
import { cardName } from '../paper/tax-paper.ts';
import { showTaxYear } from '../tax-text.ts';

interface TaxpayerFormProps {
  readonly details: TaxDetails;
  readonly profile: TaxProfile;
  /** of the year: which taxpayers and minimum taxes it knows */
  readonly slab: IncomeSlab | undefined;
  readonly onDone: () => void;
}

const mostChildren = 20;
const mostUplift = 100;
const counted = (value: unknown) => (value === '' ? undefined : value);

const bodyOf = (held: FormValues): FormValues => ({
  fromYear: Number(held['fromYear']),
  category: held['category'] ?? null,
  minimum: held['minimum'] ?? null,
  children: counted(held['children']),
  uplift: counted(held['uplift']),
  isUntaxed: held['isUntaxed'],
  reason: held['isUntaxed'] ? String(held['reason']).trim() : null,
});

function useTaxpayerForm({ details, profile, onDone }: TaxpayerFormProps) {
  const { taxpayer: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  const initial: FormValues = {
    fromYear: String(details.year),
    category: profile.category,
    minimum: profile.minimum,
    children: profile.children,
    uplift: profile.uplift,
    isUntaxed: profile.isUntaxed,
    reason: profile.reason ?? '',
  };
  const [isUntaxed, setUntaxed] = useState(profile.isUntaxed);
  const of = useCallForm({
    body: taxProfileCalls.save.body,
    initial,
    // of another year there may be another version: the one that was read is of this year
    given: (held) => ({
      ...bodyOf(held),
      ...(Number(held['fromYear']) === details.year && { version: profile.version }),
    }),
    send: (given) =>
      call(taxProfileCalls.save, {
        params: { employeeId: details.employee.id },
        // what a form gives was checked by the very schema of the call
        body: given as Input<typeof taxProfileCalls.save>['body'],
      }),
    onHeld: (held) => setUntaxed(held['isUntaxed'] === true),
    onSent: () => {
      refresh();
      notify.success(said.saved);
      onDone();
    },
    failed: said.failed,
  });
  return { of, isUntaxed };
}

/** What someone is as a taxpayer, from an income year on. */
export function TaxpayerForm(props: TaxpayerFormProps) {
  const { details, slab } = props;
  const { words, language } = useWords();
  const { taxpayer: said } = words.pay;
  const { of, isUntaxed } = useTaxpayerForm(props);
  const { form, wires } = of;
  const years = [details.year - 1, details.year, details.year + 1].map((year) => ({
    value: String(year),
    label: showTaxYear(year, language, details.from),
  }));
  const choices = (of_: 'categories' | 'minimums') =>
    (slab?.[of_] ?? []).map((one) => ({ value: one.key, label: cardName(one, language) }));
  return (
    <CallForm of={of} labels={said.fields} submit={words.act.save} hint={said.hint}>
      <div className="form-grid">
        <ChoiceInput
          key={form.key('fromYear')}
          label={said.fields.fromYear}
          required
          options={years}
          {...wires('fromYear')}
        />
        <ChoiceInput
          key={form.key('category')}
          label={said.fields.category}
          options={choices('categories')}
          placeholder={said.byRecord}
          {...wires('category')}
        />
        <ChoiceInput
          key={form.key('minimum')}
          label={said.fields.minimum}
          options={choices('minimums')}
          placeholder={said.usual}
          {...wires('minimum')}
        />
        <div data-half>
          <NumberInput
            key={form.key('children')}
            label={said.fields.children}
            required
            min={0}
            max={mostChildren}
            allowDecimal={false}
            allowNegative={false}
            {...wires('children')}
          />
        </div>
        <div data-half>
          <NumberInput
            key={form.key('uplift')}
            label={said.fields.uplift}
            required
            min={0}
            max={mostUplift}
            allowDecimal={false}
            allowNegative={false}
            {...wires('uplift')}
          />
        </div>
        <Switch
          key={form.key('isUntaxed')}
          label={said.fields.isUntaxed}
          {...form.getInputProps('isUntaxed', { type: 'checkbox' })}
        />
        {isUntaxed && (
          <TextInput
            key={form.key('reason')}
            label={said.fields.reason}
            description={said.reasonHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={300}
            autoComplete="off"
            {...wires('reason')}
          />
        )}
      </div>
    </CallForm>
  );
}
