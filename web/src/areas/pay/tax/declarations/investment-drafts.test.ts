import type { OwnDeclaration } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { expect, it } from 'vitest';
import {
  declaredItems,
  faultsByKind,
  type InvestmentDraft,
  investmentFault,
  investmentTotal,
  isCounted,
} from './investment-drafts.ts';

const dps: InvestmentDraft = {
  key: 'dps',
  name: 'ডিপিএস',
  cap: 12_000_000n,
  amount: 12_000_000n,
  note: '',
};
const reader = { language: 'bn', currency: 'BDT' } as const;
const faultOf = (to: Partial<InvestmentDraft>, language: 'en' | 'bn' = 'bn') =>
  investmentFault({ ...dps, ...to }, { ...reader, language });

it('an amount may come to its cap; above it the cap is named in the figures of the reader', () => {
  expect(faultOf({})).toBeUndefined();
  const over = { amount: 12_000_001n };
  expect(faultOf(over)).toBe('ডিপিএস ৳১,২০,০০০.০০ পর্যন্ত গণ্য হয়। সেটি বা তার কম দিন।');
  expect(faultOf({ ...over, cap: null })).toBeUndefined();
});

it.each([
  ['nothing is declared by an empty box', { amount: null }, undefined],
  ['a zero is not declared', { amount: 0n }, 'Enter an amount, such as 45000.50.'],
  ['below zero is nothing', { amount: -1n }, 'Enter an amount, such as 45000.50.'],
  ['a text is no amount', { amount: 'abc' }, 'Enter an amount, such as 45000.50.'],
  ['what is decided is said of each', { amount: null, declared: 5n }, 'This is needed.'],
  ['nothing of it may be accepted', { amount: 0n, declared: 5n }, undefined],
  ['not more than was declared', { amount: 501n, declared: 500n }, 'Enter 5.00 or less.'],
] as const)('%s', (_, to, said) => {
  expect(faultOf(to, 'en')).toBe(said);
});

it('sums and sends the boxes that hold an amount', () => {
  const drafts = [
    { ...dps, note: ' at the bank ' },
    { ...dps, key: 'gold', amount: null },
    { ...dps, key: 'shares', amount: 'abc' },
    { ...dps, key: 'donations', amount: 5n },
  ];
  expect(investmentTotal(drafts)).toBe(12_000_005n);
  expect(declaredItems(drafts)).toEqual([
    { kind: 'dps', amount: 12_000_000n, note: 'at the bank' },
    { kind: 'donations', amount: 5n, note: undefined },
  ]);
});

it('finds the box of what the server has against an item', () => {
  const fields = {
    'items.1.amount': 'Too much.',
    'items.0.kind': 'Gone.',
    'items.7.kind': 'x',
    year: 'y',
  };
  expect(faultsByKind(fields, ['dps', 'donations'])).toEqual({
    donations: 'Too much.',
    dps: 'Gone.',
  });
});

it('is counted where the calculation knows it all and nothing else; the provident fund is payroll’s', () => {
  const item = (key: string, accepted: bigint | null) => ({ key, accepted });
  const counted = (items: readonly object[], investments: readonly object[]) =>
    isCounted({ items } as unknown as OwnDeclaration, { investments } as unknown as TaxSteps);
  const known = [
    { key: 'dps', amount: 5n },
    { key: 'provident-fund', amount: 9n },
  ];
  expect(counted([item('dps', 5n), item('donations', 0n)], known)).toBe(true);
  expect(counted([item('dps', 4n)], known)).toBe(false);
  expect(counted([item('dps', 5n), item('donations', 1n)], known)).toBe(false);
  expect(counted([], known)).toBe(false);
});
