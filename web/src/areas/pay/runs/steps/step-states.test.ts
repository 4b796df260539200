import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { expect, it } from 'vitest';
import { stepStates } from './step-states.ts';

const step = { by: 'Kamrun Nahar', at: '2026-11-02T04:02:00.000Z' };
const run = (state: PayRun['state'], wish: Partial<PayRun> = {}): PayRun => ({
  id: 'run',
  kind: 'Salary',
  title: null,
  bonus: null,
  concern: { id: 'padma', name: 'Padma Foods' },
  month: '2026-10',
  from: '2026-10-01',
  until: '2026-10-31',
  payOn: '2026-11-05',
  state,
  making: null,
  problem: null,
  people: 3,
  gross: 0n,
  earnings: 0n,
  deductions: 0n,
  net: 0n,
  employer: 0n,
  parts: [],
  withoutSalary: 0,
  closed: step,
  generated: null,
  sentBack: null,
  approved: null,
  paid: null,
  batched: { people: 0, paid: 3 },
  announcedAt: null,
  finished: null,
  can: {
    generate: false,
    approve: false,
    pay: false,
    cancel: false,
    close: false,
    reverse: false,
  },
  ...wish,
});
const present = (of: PayRun | null, isClosed = true): readonly string[] =>
  Object.entries(stepStates(of, isClosed)).flatMap(([name, state]) =>
    state === 'now' ? [name] : [],
  );
const paid = { people: 3, paid: 3 };

it('has one present step at most: the first that is not done', () => {
  expect(present(null, false)).toEqual(['closed']);
  expect(present(null)).toEqual(['generated']);
  expect(present(run('Generated'))).toEqual(['checked']);
  expect(present(run('Approved'))).toEqual(['paid']);
  expect(present(run('Paid'))).toEqual(['banked']);
  expect(present(run('Paid', { batched: paid }))).toEqual(['sent']);
  expect(present(run('Paid', { batched: paid, announcedAt: step.at }))).toEqual(['finished']);
  expect(present(run('Closed'))).toEqual([]);
});

it('is generated again, or anew after it was taken back', () => {
  expect(present(run('Generated', { making: { done: 0, total: 3 } }))).toEqual(['generated']);
  expect(present(run('Reversed'))).toEqual(['generated']);
});

it('is not paid as long as someone who was let go waits for it', () => {
  const parts = [
    { state: 'Paid', people: 2, net: 2n },
    { state: 'Approved', people: 1, net: 1n },
  ];
  expect(present(run('Paid', { parts }))).toEqual(['paid']);
});

it('of a bonus begins with generating: nobody closes attendance', () => {
  const states = stepStates(run('Draft', { kind: 'Bonus' }), false);
  expect([states.closed, states.generated]).toEqual(['done', 'now']);
});
