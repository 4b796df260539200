import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';

/** 12,000 lent in December 2025, to be paid back by 5,000 a month. */
let world: PayWorld;
let person: { id: string; client: Client };
let loan: string;
beforeAll(async () => {
  world = await makePay();
  person = await world.person({ name: 'Bilkis Borrower' });
  await world.salary(person.id, '20000.00', '2025-01-01');
});
afterAll(() => world.close());

const body = (more: object = {}) => ({
  employeeId: person.id,
  principal: '12000.00',
  instalment: '5000.00',
  fromMonth: '2025-11',
  ...more,
});
const read = async () => (await world.hr.get(`/salary-loan/${loan}`)).body as { data: object };

async function payMonth(month: string): Promise<string | undefined> {
  await world.closeMonth(month, { [person.id]: {} });
  const run = await world.generate(world.payroll, month);
  expect(await expectSameByHand(world.test.database.db, month)).toBe(1);
  const [sheet] = await world.sheets(month);
  const slip = (await world.hr.get(`/salary/${String(sheet?.['_id'])}`)).body as {
    payslip: { lines: { component: { name: string }; amount: string }[] };
  };
  await world.hr.post('/salary/salary-paid', { run });
  return slip.payslip.lines.find(({ component }) => component.name === 'Loan instalment')?.amount;
}

it('is lent by those who keep pay, never to themselves, and by instalments that make sense', async () => {
  expect((await person.client.post('/salary-loan', body())).status).toBe(403);
  expect((await world.hr.post('/salary-loan', body({ instalment: '0.00' }))).status).toBe(422);
  expect((await world.hr.post('/salary-loan', body({ instalment: '12000.01' }))).status).toBe(422);
  const own = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', employeeId: person.id }),
  });
  expect(statusAndCode(await own.post('/salary-loan', body()))).toEqual([403, 'people.own-record']);
  loan = made(await world.payroll.post('/salary-loan', body()), 'data._id');
});

it('pay takes an instalment a month, none while it is paused, and the last is what is left', async () => {
  expect(await payMonth('2025-11')).toBe('5000.00');
  expect(await read()).toMatchObject({ data: { balance: '7000.00', status: 'Running' } });
  await world.hr.put(`/salary-loan/${loan}`, { pausedFrom: '2025-12', pausedUntil: '2025-12' });
  expect(await payMonth('2025-12')).toBeUndefined();
  expect(await payMonth('2026-01')).toBe('5000.00');
  expect(await payMonth('2026-02')).toBe('2000.00');
  expect(await read()).toMatchObject({
    data: {
      balance: '0.00',
      status: 'Settled',
      repayments: [
        { month: '2026-02', amount: '2000.00' },
        { month: '2026-01', amount: '5000.00' },
        { month: '2025-11', amount: '5000.00' },
      ],
    },
  });
});

it('is paid back early once, however many note it at the same time; the own loans are read by their owner', async () => {
  loan = made(await world.hr.post('/salary-loan', body({ fromMonth: '2026-03' })), 'data._id');
  const pay = () =>
    world.hr.post(`/salary-loan/${loan}/payment`, { amount: null, date: '2026-03-01' });
  expect(
    statusAndCode(
      await world.hr.post(`/salary-loan/${loan}/payment`, {
        amount: '12000.01',
        date: '2026-03-01',
      }),
    ),
  ).toEqual([422, 'pay.too-much-paid-back']);
  const replies = await Promise.all(Array.from({ length: 6 }, pay));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(statusAndCode(await world.hr.delete(`/salary-loan/${loan}`))).toEqual([
    409,
    'pay.loan-over',
  ]);
  const mine = (await person.client.get('/employee-panel/salary/loans')).body as { data: object[] };
  expect(mine.data).toHaveLength(2);
  const other = await world.person();
  expect((await other.client.get('/employee-panel/salary/loans')).body).toEqual({ data: [] });
});

it('is taken back while nothing was paid back', async () => {
  loan = made(await world.hr.post('/salary-loan', body({ fromMonth: '2026-03' })), 'data._id');
  expect((await world.hr.delete(`/salary-loan/${loan}`)).at('data.status')).toBe('Cancelled');
});
