import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { expect, it } from 'vitest';
import { taxMonths, toldMonths } from './tax-months.ts';

const pay = (tax: bigint, state: 'Paid' | 'Reversed' | 'Generated' = 'Paid') => ({
  id: '0199d6f0-0000-7000-8000-000000000001',
  kind: 'Salary' as const,
  title: null,
  state,
  taxable: 100n,
  tax,
});
const steps = { annual: 3200n } as TaxDetails['steps'];
const months = [
  { month: '2026-07', pays: [], planned: null },
  { month: '2026-08', pays: [pay(900n, 'Reversed'), pay(800n)], planned: null },
  { month: '2026-09', pays: [pay(700n, 'Generated'), pay(50n)], planned: null },
  { month: '2026-10', pays: [], planned: 600n },
];

it('adds up what was taken, without what was reversed and with what was taken before', () => {
  const before = { taxable: 0n, tax: 1000n };
  const told = taxMonths({ months, before, steps });
  expect(told.months).toEqual([
    { month: '2026-07', kind: 'none', amount: 0n },
    { month: '2026-08', kind: 'taken', amount: 800n },
    { month: '2026-09', kind: 'planned', amount: 750n },
    { month: '2026-10', kind: 'planned', amount: 600n },
  ]);
  expect([told.taken, told.planned]).toEqual([1850n, 1350n]);
  const over = { annual: 1800n } as TaxDetails['steps'];
  expect(taxMonths({ months, before, steps: over }).planned).toBe(0n);
  // of a year that is over nothing is to come
  expect(taxMonths({ months: months.slice(0, 2), before, steps }).planned).toBe(0n);
});

it('lists the months of pay, and those to come as one', () => {
  const november = { month: '2026-11', pays: [], planned: 600n };
  const told = toldMonths({ months: [...months, november] });
  expect(told.paid.map(({ month }) => month)).toEqual(['2026-08', '2026-09']);
  expect(told.planned).toEqual({ from: '2026-10', until: '2026-11', amount: 600n });
  expect(toldMonths({ months: months.slice(0, 3) }).planned).toBeUndefined();
});
