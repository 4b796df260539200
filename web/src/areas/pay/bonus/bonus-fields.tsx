import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Checkbox, NumberInput, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LinkInput } from '../../../api/links/link-input.tsx';
import type { FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks } from '../pay-queries.ts';
import { religionsQuery } from './bonus-queries.ts';

/** Rates are kept in hundredths of a per cent. */
const perCent = 100;
const yearOfService = 12;
export const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** The whole of what it is a share of, to everyone after a year. */
export const usualTerms: FormValues = {
  percent: 100,
  ofId: null,
  afterMonths: yearOfService,
  isProrated: false,
  religions: [],
};

/** The terms as the calls take them. */
export const givenTerms = ({ ofId, percent, afterMonths }: FormValues): FormValues => ({
  percent: percent === '' ? undefined : Math.round(Number(percent) * perCent),
  ofId: (ofId as Linked | null)?.id ?? null,
  afterMonths: afterMonths === '' ? undefined : afterMonths,
});

interface BonusFieldsProps {
  readonly of: Pick<ReturnType<typeof useCallForm>, 'form' | 'wires'>;
  /** whose people are told by religion */
  readonly concernId: string | undefined;
}

/** How much of what a bonus is, and who gets it: of one that is calculated, or planned. */
export function BonusFields({ of: { form, wires }, concernId }: BonusFieldsProps) {
  const { words, say } = useWords();
  const { fields, hints, faithful } = words.pay.bonus;
  const { data: religions = [] } = useQuery(religionsQuery(concernId));
  return (
    <>
      <div data-half>
        <NumberInput
          key={form.key('percent')}
          label={fields.percent}
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
          label={fields.ofId}
          description={hints.ofId}
          {...below}
          {...wires('ofId')}
        />
      </div>
      <NumberInput
        key={form.key('afterMonths')}
        label={fields.afterMonths}
        description={hints.afterMonths}
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
        label={fields.isProrated}
        description={hints.isProrated}
        {...form.getInputProps('isProrated', { type: 'checkbox' })}
      />
      {religions.length > 0 && (
        <Checkbox.Group
          key={form.key('religions')}
          label={fields.religions}
          description={hints.religions}
          {...below}
          {...wires('religions')}
        >
          {religions.map(({ religion, people }) => (
            <Checkbox
              key={religion}
              value={religion}
              label={say(faithful, { religion, count: people })}
              my={8}
            />
          ))}
        </Checkbox.Group>
      )}
    </>
  );
}
