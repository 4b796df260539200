import '../../../../ui/page/card.css';
import './slab.css';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { Answer, Input } from '@muster/contract/kernel/endpoint.ts';
import { type IncomeSlabDetails, slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { isRefusal } from '../../../../api/refusal.ts';
import { type FormValues, useCallForm } from '../../../../api/use-call-form.ts';
import { useCurrencies } from '../../../../session/company-currency.ts';
import { CardForm } from '../../../../ui/form/card-form.tsx';
import { DayInput } from '../../../../ui/form/days/day-input.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { useRefreshPay } from '../../pay-queries.ts';
import { currencyOfCountry } from '../tax-text.ts';
import { BandRows } from './band-rows.tsx';
import { countryOptions } from './country-options.ts';
import { type SlabDraft, slabGiven } from './slab-draft.ts';
import { cardOf, slabFaults } from './slab-faults.ts';
import {
  CategoryPart,
  ChargePart,
  ExemptionPart,
  MinimumPart,
  ReliefPart,
  type SlabPartProps,
} from './slab-parts.tsx';
import { RebatePart } from './rebate-part.tsx';
import { FigureField, SlabSection } from './slab-rows.tsx';
import { TrySlab } from './try-slab.tsx';

interface SlabFormProps {
  readonly begun: SlabDraft;
  /** none: they are added */
  readonly slab?: IncomeSlabDetails;
  /** begins again with what someone else has saved meanwhile */
  readonly onNewer?: () => void;
  readonly onDone: (id: string) => void;
}

const sections = [
  'country',
  'year',
  'source',
  'enactedOn',
  'bands',
  'categories',
  'perChild',
  'exemption',
  'rebate',
  'minimums',
  'relief',
  'charges',
] as const;
type Section = (typeof sections)[number];
const sectionOf = (path: string): Section | undefined =>
  sections.find((one) => path === one || path.startsWith(`${one}.`));

const draftIn = (held: FormValues) => held as unknown as SlabDraft;

function useSlabForm({ begun, slab, onDone }: SlabFormProps) {
  const { words, language } = useWords();
  const { slab: said } = words.pay.tax;
  const refresh = useRefreshPay();
  const [draft, setDraft] = useState(begun);
  // a version that came meanwhile is not what this one began with
  const [version] = useState(slab?.version);
  const place = ({ country, year }: SlabDraft) => ({
    country,
    year: year === '' ? undefined : Number(year),
  });
  const of = useCallForm<Answer<typeof slabCalls.change>>({
    body: slab ? slabCalls.change.body : slabCalls.create.body,
    initial: { ...begun },
    given: (held) => ({ ...(slab ? {} : place(draftIn(held))), ...slabGiven(draftIn(held)) }),
    send: (given) =>
      slab
        ? call(slabCalls.change, {
            params: { id: slab.id },
            body: { ...given, version },
          })
        : call(slabCalls.create, {
            // what a form gives was checked by the very schema of the call
            body: given as Input<typeof slabCalls.create>['body'],
          }),
    onHeld: (held) => setDraft(draftIn(held)),
    onSent: ({ record }) => {
      refresh();
      notify.success(slab ? said.changed : said.added);
      onDone(record.id);
    },
    failed: words.state.errorTitle,
  });
  const { form } = of;
  // once it was tried, what is wrong is told while it is typed
  const live = of.lastTry || of.refused ? slabFaults(draft, language) : {};
  const told: Readonly<Record<string, unknown>> = { ...form.errors, ...live };
  const errorAt = (path: string): string | undefined => {
    const text = told[path] ?? (path.endsWith('.name') ? told[path.replace(/name$/, 'key')] : null);
    return typeof text === 'string' ? text : undefined;
  };
  const change = (to: Partial<SlabDraft>) => {
    for (const [key, value] of Object.entries(to)) {
      for (const path of Object.keys(form.errors))
        if (path === key || path.startsWith(`${key}.`)) form.clearFieldError(path);
      form.setFieldValue(key, value);
    }
  };
  const wrong = new Set(Object.keys(told).map(sectionOf));
  const errors = sections
    .filter((one) => wrong.has(one))
    .map((name) => ({ name, label: said.sections[name] }));
  return { of, draft, errorAt, change, errors };
}

/** Of which country and year they are: said once, when they are added. */
function PlacePart({ wires, draft, onChange }: SlabPartProps) {
  const { words, language } = useWords();
  const { slab: said } = words.pay.tax;
  const [countries] = useState(() => countryOptions(language));
  return (
    <div className="slab-fields slab-alone">
      <ChoiceInput
        label={said.country}
        required
        data-path="country"
        options={countries}
        error={wires.errorAt('country')}
        value={draft.country || null}
        onChange={(country) => onChange({ country: country ?? '' })}
      />
      <FigureField
        wires={wires}
        path="year"
        label={said.yearBegins}
        hint={said.yearHint}
        required
        most={2200}
        value={draft.year}
        onChange={(year) => onChange({ year })}
      />
    </div>
  );
}

const longestSource = 300;

function SourcePart({ wires, draft, onChange }: SlabPartProps) {
  const said = useWords().words.pay.tax.slab;
  return (
    <SlabSection title={said.source} path="sourcePart">
      <div className="slab-fields">
        <TextInput
          className="slab-wide"
          label={said.source}
          description={said.sourceHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          maxLength={longestSource}
          data-path="source"
          error={wires.errorAt('source')}
          value={draft.source}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        />
        <DayInput
          label={said.enactedOn}
          data-path="enactedOn"
          error={wires.errorAt('enactedOn')}
          defaultValue={draft.enactedOn}
          onChange={(enactedOn) => onChange({ enactedOn })}
        />
      </div>
      <Switch
        label={said.isVerified}
        description={said.verifiedHint}
        checked={draft.isVerified}
        onChange={({ currentTarget }) => onChange({ isVerified: currentTarget.checked })}
      />
    </SlabSection>
  );
}

/** Income slabs, tried out while they are written. */
export function SlabForm(props: SlabFormProps) {
  const { words } = useWords();
  const { slab: said } = words.pay.tax;
  const { of, draft, errorAt, change, errors } = useSlabForm(props);
  const { group } = useCurrencies();
  const currency = currencyOfCountry(draft.country, group);
  const { onNewer } = props;
  const newer =
    onNewer && isRefusal(of.refused?.error, changedMeanwhile)
      ? { label: words.act.loadNewer, isBusy: false, start: onNewer }
      : undefined;
  const part = { wires: { currency, errorAt }, draft, onChange: change };
  return (
    <div className="slab-form">
      <div className="card">
        <CardForm
          label={props.slab ? said.changeTitle : said.addTitle}
          submit={props.slab ? said.save : said.add}
          isBusy={of.submit.isBusy}
          errors={errors}
          lastTry={of.lastTry}
          alert={of.refused && <FormAlert text={of.refused.text} action={newer} />}
          onSubmit={() => void of.submit.start()}
        >
          {props.slab ? <p className="slab-hint">{said.changeHint}</p> : <PlacePart {...part} />}
          <BandRows {...part} bands={draft.bands} onChange={(bands) => change({ bands })} />
          <Switch
            className="slab-moving"
            label={said.moving}
            description={said.movingHint}
            checked={draft.isMoving}
            onChange={({ currentTarget }) => change({ isMoving: currentTarget.checked })}
          />
          <CategoryPart {...part} />
          <ExemptionPart {...part} />
          <RebatePart {...part} />
          <MinimumPart {...part} />
          <ReliefPart {...part} />
          <ChargePart {...part} />
          <SourcePart {...part} />
        </CardForm>
      </div>
      <TrySlab card={cardOf(draft)} currency={currency} />
    </div>
  );
}
