import '../paper/tax-paper.css';
import './slab.css';
import { annualTax } from '@muster/contract/pay/tax/annual-tax.ts';
import { cardFaults } from '@muster/contract/pay/tax/card-faults.ts';
import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';
import { useState } from 'react';
import { AmountInput } from '../../../../ui/form/inputs/amount-input.tsx';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { groupedAmount, showAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { cardName } from '../paper/tax-paper.ts';
import { bandName, edgeAmount, showRate } from '../tax-text.ts';

interface TrySlabProps {
  /** none: something in it cannot be read yet */
  readonly card: TaxCard | undefined;
  readonly currency: string;
}

/** Ten lakh: it passes several bands. */
const example = 100_000_000n;

interface OutcomeProps {
  readonly card: TaxCard;
  readonly currency: string;
  readonly income: bigint;
  /** its key */
  readonly category: string;
}

function Outcome({ card, currency, income: other, category }: OutcomeProps) {
  const { words, say, language } = useWords();
  const { slab: said, details } = words.pay.tax;
  const tried = annualTax(card, {
    category,
    minimum: '',
    children: 0,
    uplift: 0,
    salary: 0n,
    other,
    investment: 0n,
  });
  const show = (amount: bigint) => groupedAmount(amount, language, currency);
  const showEdge = (amount: bigint) => edgeAmount(amount, language, currency);
  return (
    <>
      <table className="tax-table">
        <caption className="unseen">{details.byBands}</caption>
        <thead>
          <tr>
            <th scope="col">{details.band}</th>
            <th scope="col">{details.rate}</th>
            <th scope="col">{details.bandTax}</th>
          </tr>
        </thead>
        <tbody>
          {tried.bands
            .filter(({ income }) => income > 0n)
            .map((band) => (
              <tr key={String(band.from)}>
                <th scope="row">{bandName(band, { said: details, say, show: showEdge })}</th>
                <td>{showRate(band.rate, language)}</td>
                <td>{show(band.tax)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="slab-tax" aria-live="polite">
        {said.tryTax} <b className="num">{showAmount(tried.tax, language, currency)}</b>
      </p>
    </>
  );
}

/** What the slabs make of an income, before anything is saved; without investments. */
export function TrySlab({ card, currency }: TrySlabProps) {
  const { words, language } = useWords();
  const { slab: said } = words.pay.tax;
  const [income, setIncome] = useState<bigint | string | null>(example);
  const [chosen, setChosen] = useState<string | null>(null);
  const fitting = card && cardFaults(card).length === 0 ? card : undefined;
  const categories = card?.categories ?? [];
  const category = categories.find(({ key }) => key === chosen) ?? categories[0];
  return (
    <section className="card slab-try" aria-label={said.try}>
      <h2>{said.try}</h2>
      <AmountInput
        key={currency}
        currency={currency}
        label={said.tryTaxable}
        defaultValue={example}
        onChange={setIncome}
      />
      <ChoiceInput
        label={said.category}
        required
        withAsterisk={false}
        options={categories.map((one) => ({
          value: one.key,
          label: cardName(one, language) || '…',
        }))}
        value={category?.key ?? null}
        onChange={setChosen}
      />
      {fitting && category && typeof income === 'bigint' && income >= 0n ? (
        <Outcome card={fitting} currency={currency} income={income} category={category.key} />
      ) : (
        <p className="slab-hint">{said.tryNone}</p>
      )}
    </section>
  );
}
