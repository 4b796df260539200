import { readFileSync } from 'node:fs';
import { annualTax, countedInvestment } from '@muster/contract/pay/tax/annual-tax.ts';
import { cardFaults } from '@muster/contract/pay/tax/card-faults.ts';
import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';
import { describe, expect, it } from 'vitest';

/** As they were published, each with its source; amounts in whole units of the currency. */
interface PublishedCard {
  readonly bands: readonly { from: number; to: number | null; percent: number }[];
  readonly firstBand?: Readonly<Record<string, number>>;
  readonly exemption?: { readonly fraction: string; readonly cap: number };
  readonly rebate?: {
    readonly percentOfIncome: number;
    readonly percentOfInvestment: number;
    readonly cap: number;
  };
  readonly minimumTax?: Readonly<Record<string, number>>;
  readonly charges?: readonly { readonly name: string; readonly percentOfTax: number }[];
}
interface Example {
  readonly id: string;
  readonly card: string;
  readonly input: Readonly<
    Partial<Record<'salaryIncome' | 'otherTaxableIncome' | 'taxableIncome' | 'investment', number>>
  >;
  readonly expected: Readonly<
    Partial<Record<'exemption' | 'taxableIncome' | 'taxBeforeRebate' | 'rebate' | 'tax', number>>
  >;
  readonly source: string;
}

const { cards, examples } = JSON.parse(
  readFileSync(new URL('published-examples.json', import.meta.url), 'utf8'),
) as { cards: Record<string, PublishedCard>; examples: Example[] };

const minor = (amount: number): bigint => BigInt(Math.round(amount * 100));
const rate = (percent: number): number => Math.round(percent * 100);
const named = (key: string) => ({ key, name: key, localName: null });

function cardOf(published: PublishedCard): TaxCard {
  const { bands, firstBand, exemption, rebate, minimumTax, charges } = published;
  const [part, of] = (exemption?.fraction.split('/') ?? []).map(Number);
  const general = { ...named('general'), firstBand: null, flatRate: null, genders: [] };
  return {
    bands: bands.map(({ from, to, percent }) => ({
      from: minor(from),
      to: to === null ? null : minor(to),
      rate: rate(percent),
    })),
    isMoving: true,
    categories: [
      general,
      ...Object.entries(firstBand ?? {}).map(([key, amount]) => ({
        ...general,
        ...named(key),
        firstBand: minor(amount),
      })),
    ],
    perChild: 0n,
    exemption: {
      part: part ?? null,
      of: of ?? null,
      cap: exemption ? minor(exemption.cap) : null,
      fixed: 0n,
    },
    rebate: rebate
      ? {
          ofIncome: rate(rebate.percentOfIncome),
          ofInvestment: rate(rebate.percentOfInvestment),
          cap: minor(rebate.cap),
          kinds: [{ ...named('any'), cap: null }],
        }
      : null,
    relief: null,
    charges: (charges ?? []).map(({ name, percentOfTax }) => ({
      name,
      localName: null,
      rate: rate(percentOfTax),
      above: 0n,
    })),
    minimums: Object.entries(minimumTax ?? {}).map(([key, amount]) => ({
      ...named(key),
      amount: minor(amount),
    })),
  };
}

describe('tax as it was published', () => {
  it.each(Object.entries(cards))('the card %s can be calculated by', (_name, published) => {
    expect(cardFaults(cardOf(published))).toEqual([]);
  });

  it.each(examples.map((example) => [example.id, example.source, example] as const))(
    '%s: %s',
    (_id, _source, { card: name, input, expected }) => {
      const published = cards[name];
      if (!published) throw new Error(`there is no card ${name}`);
      const card = cardOf(published);
      const items = [{ kind: 'any', amount: minor(input.investment ?? 0) }];
      const came = annualTax(card, {
        category: 'general',
        minimum: '',
        children: 0,
        uplift: 0,
        salary: minor(input.salaryIncome ?? 0),
        other: minor(input.otherTaxableIncome ?? input.taxableIncome ?? 0),
        investment: countedInvestment(card, items),
      });
      const told = {
        exemption: came.exempt,
        taxableIncome: came.taxable,
        taxBeforeRebate: came.byBands,
        rebate: came.rebate,
        tax: came.tax,
      };
      expect(
        Object.fromEntries(
          Object.keys(expected).map((key) => [key, told[key as keyof typeof told]]),
        ),
      ).toEqual(
        Object.fromEntries(Object.entries(expected).map(([key, amount]) => [key, minor(amount)])),
      );
    },
  );
});
