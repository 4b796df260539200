import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { expect, test } from 'vitest';
import { blankPart, partDraftOf, fieldsOf, partOf } from './part-draft.ts';

const rent = { id: '018f0000-0000-7000-8000-000000000011', name: 'House rent' };
const basic = '018f0000-0000-7000-8000-000000000010';
const blank: StructurePart = {
  componentId: rent.id,
  isInGross: true,
  calc: 'remainder',
  amount: null,
  percent: null,
  ofId: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  isProrated: true,
  isOfMembers: false,
  unit: 100,
};

test.each<Partial<StructurePart>>([
  { calc: 'percentOfComponent', percent: 5050, ofId: basic },
  { calc: 'shareAfterFixed', divisor: 14_000 },
  { calc: 'fixed', amount: 125_050n },
  { calc: 'remainder' },
  { isInGross: false, calc: 'conditional', amount: 50_000n, mostAbsence: 500, mostLates: 2 },
  { isInGross: false, calc: 'countRate', count: 'overtime', percent: 20_000, divisor: 208 },
  { isInGross: false, calc: 'fixed', amount: 1n, isProrated: false, isOfMembers: true },
])('a part comes back from the form as it went in: %o', (own) => {
  const part = { ...blank, ...own };
  expect(partOf(partDraftOf(part, 1, rent))).toEqual(part);
});

test('a percentage is written in per cent and a divisor as a number', () => {
  expect(partDraftOf({ ...blank, calc: 'percentOfGross', percent: 5050 }, 1, rent).percent).toBe(
    50.5,
  );
  expect(partDraftOf({ ...blank, calc: 'shareAfterFixed', divisor: 14_000 }, 1, rent).divisor).toBe(
    1.4,
  );
});

test('what another calculation left behind is not sent', () => {
  const draft = { ...blankPart(1, 'remainder'), component: rent, percent: 40, amount: 5n };
  expect(partOf(draft)).toEqual(blank);
  expect([...fieldsOf(draft)]).toEqual([]);
});
