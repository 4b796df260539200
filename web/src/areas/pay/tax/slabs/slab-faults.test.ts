import { expect, it } from 'vitest';
import { blankSlab, type SlabDraft } from './slab-draft.ts';
import { cardOf, slabFaults } from './slab-faults.ts';

const [first] = blankSlab.categories;
const whole: SlabDraft = {
  ...blankSlab,
  bands: [
    { row: 1, to: 40_000_000n, rate: 0 },
    { row: 2, to: 70_000_000n, rate: 10 },
    { row: 3, to: null, rate: 15 },
  ],
  categories: first ? [{ ...first, name: 'General' }] : [],
};
const withEnd = (to: bigint | string | null): SlabDraft => ({
  ...whole,
  bands: whole.bands.with(1, { row: 2, to, rate: 10 }),
});

it('has nothing against slabs that are whole', () => {
  expect(slabFaults(whole, 'en')).toEqual({});
  expect(cardOf(whole)?.bands[2]).toEqual({ from: 70_000_000n, to: null, rate: 1500 });
});

it('says at the place what the server would refuse, in the language of the reader', () => {
  expect(slabFaults(withEnd(100n), 'en')).toEqual({
    'bands.1.to': 'This band ends where it begins or below.',
  });
  expect(slabFaults(withEnd(null), 'bn')).toEqual({
    'bands.1.to': 'শুধু শেষ ধাপের কোনো শেষ সীমা থাকে না।',
  });
  const half: SlabDraft = { ...whole, exemption: { ...whole.exemption, part: 1 } };
  expect(Object.keys(slabFaults(half, 'en'))).toEqual(['exemption.part']);
});

it('leaves to the contract what cannot be read, and tries nothing out by it', () => {
  expect(cardOf(withEnd('seven lakh'))).toBeUndefined();
  expect(slabFaults(withEnd('seven lakh'), 'en')).toEqual({});
});
