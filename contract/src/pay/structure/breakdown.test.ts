import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakdown, shortBy } from './breakdown.ts';
import { structureFaults } from './structure-faults.ts';
import type { StructurePart } from './structure-part.ts';

const part = (componentId: string, given: Partial<StructurePart>): StructurePart => ({
  componentId,
  isInGross: true,
  calc: 'fixed',
  amount: null,
  percent: null,
  ofId: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  isProrated: true,
  isOfMembers: false,
  unit: 1,
  ...given,
});
const fixed = (id: string, amount: bigint) => part(id, { amount });

/** Gross down, as garment and textile factories calculate. */
const garments = [
  part('basic', { calc: 'shareAfterFixed', divisor: 14_000 }),
  part('rent', { calc: 'percentOfComponent', percent: 4000, ofId: 'basic' }),
  fixed('medical', 25_000n),
  fixed('food', 65_000n),
  fixed('conveyance', 20_000n),
  part('other', { calc: 'remainder' }),
];
const textile = [
  part('basic', { calc: 'shareAfterFixed', divisor: 13_500 }),
  part('rent', { calc: 'percentOfComponent', percent: 3500, ofId: 'basic' }),
  fixed('medical', 30_000n),
  fixed('conveyance', 10_000n),
  part('other', { calc: 'remainder' }),
];

/** As the demo company pays workers, and its staff. */
const workers = [
  part('basic', { calc: 'shareAfterFixed', divisor: 14_000 }),
  part('rent', { calc: 'percentOfComponent', percent: 4000, ofId: 'basic' }),
  fixed('medical', 75_000n),
  fixed('conveyance', 45_000n),
  fixed('food', 125_000n),
  part('other', { calc: 'remainder' }),
];
const staff = [
  part('basic', { calc: 'percentOfGross', percent: 5500 }),
  part('rent', { calc: 'percentOfComponent', percent: 5000, ofId: 'basic' }),
  part('medical', { calc: 'percentOfComponent', percent: 1000, ofId: 'basic' }),
  fixed('conveyance', 250_000n),
  part('other', { calc: 'remainder' }),
];
/** To whole taka: half of each is added at most, and of the basic its share in the rent as well. */
const wholeBasic = [
  part('basic', { calc: 'shareAfterFixed', divisor: 14_000, unit: 100 }),
  part('rent', { calc: 'percentOfComponent', percent: 4000, ofId: 'basic' }),
  fixed('medical', 75_000n),
  part('other', { calc: 'remainder' }),
];

describe('a gross salary in its parts', () => {
  it.each([
    ['garments', garments, 530_000n, [300_000n, 120_000n, 25_000n, 65_000n, 20_000n, 0n]],
    ['textile', textile, 350_500n, [230_000n, 80_500n, 30_000n, 10_000n, 0n]],
    [
      'staff',
      [
        part('basic', { calc: 'percentOfGross', percent: 5000 }),
        part('rent', { calc: 'percentOfComponent', percent: 5000, ofId: 'basic' }),
        fixed('medical', 150_000n),
        part('other', { calc: 'remainder' }),
      ],
      4_000_001n,
      [2_000_001n, 1_000_001n, 150_000n, 849_999n],
    ],
    [
      // 8,964.29 and 3,585.72 come to one paisa more than the 12,550.00 beside what is fixed
      'workers, where rounding up gave a paisa too much: the basic gives it up',
      workers,
      1_500_000n,
      [896_428n, 358_572n, 75_000n, 45_000n, 125_000n, 0n],
    ],
    [
      'two parts as large: the earlier gives it up',
      [
        part('basic', { calc: 'percentOfGross', percent: 5000 }),
        part('rent', { calc: 'percentOfGross', percent: 5000 }),
        part('other', { calc: 'remainder' }),
      ],
      100_001n,
      [50_000n, 50_001n, 0n],
    ],
    [
      'so little that the largest has not enough: the next gives, too',
      [
        ...['a', 'b', 'c', 'd'].map((id) =>
          part(id, { calc: 'percentOfGross', percent: 2500, unit: 100 }),
        ),
        part('other', { calc: 'remainder' }),
      ],
      200n,
      [0n, 0n, 100n, 100n, 0n],
    ],
  ])('%s', (_, parts, gross, amounts) => {
    const found = breakdown(parts, gross);
    const inOrder = parts.map(({ componentId }) => found.get(componentId));
    expect(inOrder).toEqual(amounts);
    expect([...found.values()].reduce((sum, one) => sum + one, 0n)).toBe(gross);
  });

  it('comes to the gross, whatever it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (gross) => {
        for (const parts of [garments, textile]) {
          const amounts = [...breakdown(parts, gross).values()];
          expect(amounts.reduce((sum, one) => sum + one, 0n)).toBe(gross);
        }
      }),
    );
  });

  it.each([
    ['garments', garments, 500_000n],
    ['textile', textile, 500_000n],
    ['workers', workers, 500_000n],
    ['whole taka', wholeBasic, 500_000n],
    // what is left to staff of 20,833.33 is the conveyance alone
    ['staff', staff, 2_083_334n],
  ])('no part of %s is below nothing, and no salary is refused', (_, parts, least) => {
    fc.assert(
      fc.property(fc.bigInt({ min: least, max: least + 2_000_000n }), (gross) => {
        const amounts = [...breakdown(parts, gross).values()];
        expect(amounts.filter((one) => one < 0n)).toEqual([]);
        expect(amounts.reduce((sum, one) => sum + one, 0n)).toBe(gross);
        expect(shortBy(parts, gross)).toBe(0n);
      }),
      { numRuns: 3000 },
    );
  });

  it('says by how much a salary is too small for it', () => {
    expect(shortBy(textile, 350_500n)).toBe(0n);
    expect(shortBy(textile, 40_000n)).toBe(0n);
    expect(shortBy(textile, 10_000n)).toBeGreaterThan(0n);
    // a half-paisa each of basic, rent and medical is rounding; 0.05 more is not
    expect(shortBy(staff, 2_083_300n)).toBe(5n);
  });
});

const kindOf = () => 'Earning' as const;
const remainder = part('other', { calc: 'remainder' });

describe('what is wrong with a structure', () => {
  it.each([
    ['nothing', textile, []],
    ['it does not add up', [fixed('basic', 1n)], [[null, 'no-remainder']]],
    [
      'two remainders',
      [remainder, part('more', { calc: 'remainder' })],
      [[null, 'two-remainders']],
    ],
    ['a component twice', [fixed('basic', 1n), fixed('basic', 1n), remainder], [[1, 'twice']]],
    [
      'a part of itself',
      [part('basic', { calc: 'percentOfComponent', percent: 1, ofId: 'basic' }), remainder],
      [[0, 'of-itself']],
    ],
    [
      'two parts of each other',
      [
        part('basic', { calc: 'percentOfComponent', percent: 1, ofId: 'rent' }),
        part('rent', { calc: 'percentOfComponent', percent: 1, ofId: 'basic' }),
        remainder,
      ],
      [
        [0, 'of-percentage'],
        [1, 'of-percentage'],
      ],
    ],
    [
      'a percentage of what is not there',
      [part('rent', { calc: 'percentOfComponent', percent: 1, ofId: 'basic' }), remainder],
      [[0, 'of-unknown']],
    ],
    ['an amount is missing', [part('basic', {}), remainder], [[0, 'needs-amount']]],
    [
      'a count within the gross',
      [part('overtime', { calc: 'countRate', count: 'overtime' }), remainder],
      [[0, 'not-in-gross']],
    ],
  ])('%s', (_, parts, faults) => {
    expect(structureFaults(parts, kindOf).map(({ place, fault }) => [place, fault])).toEqual(
      faults,
    );
  });

  it('a deduction is not a part of the gross', () => {
    const found = structureFaults([fixed('fund', 1n), remainder], (id) =>
      id === 'fund' ? 'Deduction' : 'Earning',
    );
    expect(found).toEqual([{ place: 0, fault: 'not-earning' }]);
  });
});
