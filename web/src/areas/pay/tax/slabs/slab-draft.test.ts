import { slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { writeWire } from '@muster/contract/kernel/wire.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import {
  bandStart,
  blankSlab,
  type SlabDraft,
  slabDraft,
  slabGiven,
  withBand,
} from './slab-draft.ts';

const card = {
  country: 'BD',
  year: 2026,
  source: 'Finance Act 2026',
  enactedOn: '2026-07-01',
  isVerified: false,
  enteredBy: null,
  enteredAt: '2026-09-01T00:00:00.000Z',
  isUsed: false,
  bands: [
    { from: 0n, to: 40_000_000n, rate: 0 },
    { from: 40_000_000n, to: 70_000_000n, rate: 1000 },
    { from: 70_000_000n, to: null, rate: 1250 },
  ],
  isMoving: true,
  categories: [
    {
      key: 'general',
      name: 'General',
      localName: 'সাধারণ',
      firstBand: null,
      flatRate: null,
      genders: [],
    },
    {
      key: 'abroad',
      name: 'Abroad',
      localName: null,
      firstBand: null,
      flatRate: 3000,
      genders: [],
    },
  ],
  perChild: 5_000_000n,
  exemption: { part: 1, of: 3, cap: 50_000_000n, fixed: 0n },
  rebate: {
    ofIncome: 300,
    ofInvestment: 1000,
    cap: 75_000_000n,
    kinds: [{ key: 'dps', name: 'DPS', localName: null, cap: 12_000_000n }],
  },
  relief: { upTo: 100n, most: null, isMarginal: true },
  charges: [{ name: 'Cess', localName: null, rate: 400, above: 0n }],
  minimums: [{ key: 'everywhere', name: 'Everywhere', localName: null, amount: 500_000n }],
};
const {
  country: _country,
  year: _year,
  enteredBy: _by,
  enteredAt: _at,
  isUsed: _used,
  ...whole
} = card;

it('gives back unchanged what nobody changed', () => {
  expect(slabGiven(slabDraft(card))).toEqual(whole);
  const { rebate: _rebate, relief: _relief, ...rest } = whole;
  expect(slabGiven(slabDraft({ ...card, rebate: null, relief: null }))).toEqual({
    ...rest,
    rebate: null,
    relief: null,
  });
});

it('lets each band begin where the one before ends, and the last go on', () => {
  const draft = slabDraft(card);
  const bands = withBand(draft.bands);
  expect(bands.map(({ to }) => to)).toEqual([40_000_000n, 70_000_000n, null, null]);
  const filled = bands.map((band) =>
    band.to === null && band.rate === '' ? { ...band, to: 90_000_000n, rate: 11 } : band,
  );
  expect(slabGiven({ ...draft, bands: filled }).bands).toEqual([
    { from: 0n, to: 40_000_000n, rate: 0 },
    { from: 40_000_000n, to: 70_000_000n, rate: 1000 },
    { from: 70_000_000n, to: 90_000_000n, rate: 1100 },
    { from: 90_000_000n, to: null, rate: 1250 },
  ]);
  expect(bandStart(bands, 3)).toBeNull();
});

it('has rates of two decimals in hundredths, without the noise of binary fractions', () => {
  const draft: SlabDraft = { ...slabDraft(card), bands: [{ row: 1, to: null, rate: 1.15 }] };
  expect(slabGiven(draft).bands[0]?.rate).toBe(115);
});

it('gives new rows keys from their names, each its own', () => {
  const [general] = slabDraft(card).categories;
  if (!general) throw new Error('a card has taxpayers');
  const made = [1, 2, 3].map((more) => ({
    ...general,
    row: 10 + more,
    key: '',
    name: more === 3 ? 'সাধারণ' : 'General',
  }));
  const given = slabGiven({ ...slabDraft(card), categories: [general, ...made] });
  expect(given.categories.map(({ key }) => key)).toEqual([
    'general',
    'general-2',
    'general-3',
    '13',
  ]);
});

it('leaves to the contract what is missing or cannot be read', () => {
  const draft: SlabDraft = {
    ...blankSlab,
    bands: [
      { row: 1, to: 'four lakh', rate: '' },
      { row: 2, to: null, rate: 10 },
    ],
    relief: { ...blankSlab.relief, isThere: true },
  };
  const body: z.core.$ZodType = slabCalls.change.body;
  const written = writeWire(body, slabGiven(draft));
  const paths = written.ok ? [] : written.faults.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'bands.0.to',
      'bands.0.rate',
      'categories.0.name',
      'relief.upTo',
      'source',
    ]),
  );
});
