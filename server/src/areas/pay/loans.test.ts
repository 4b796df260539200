import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../testing/people/looked-at.ts';

/** 12,000 lent in December 2025, to be paid back by 5,000 a month. */
let world: PayWorld;
let person: { id: string; client: Client };
let loan: string;
/** keeps pay, and is the borrower */
let own: Client;
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
  await world.hr.post('/salary/salary-paid', { run, reason: lookedAt });
  return slip.payslip.lines.find(({ component }) => component.name === 'Loan instalment')?.amount;
}

it('is lent by those who keep pay, never to themselves, and by instalments that make sense', async () => {
  expect((await person.client.post('/salary-loan', body())).status).toBe(403);
  expect((await world.hr.post('/salary-loan', body({ instalment: '0.00' }))).status).toBe(422);
  expect((await world.hr.post('/salary-loan', body({ principal: '0.00' }))).status).toBe(422);
  const tooMuch = await world.hr.post('/salary-loan', body({ instalment: '12000.01' }));
  expect([tooMuch.status, tooMuch.at('fields.instalment')]).toEqual([
    422,
    'Enter 12000.00 or less.',
  ]);
  own = await world.enter({
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
  const [sheet] = await world.sheets('2026-02', `&employeeId=${person.id}`);
  const slip = await world.hr.get(`/salary/${String(sheet?.['_id'])}`);
  const { lines } = (slip.body as { payslip: { lines: { why: { cause?: string } }[] } }).payslip;
  expect(lines.find(({ why }) => why.cause === 'loan')?.why).toMatchObject({
    leftBefore: '2000.00',
    loan: { principal: '12000.00' },
  });
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

it('parts of it that are paid back at once never come to more than it is', async () => {
  const ids: string[] = [];
  for (let round = 0; round < 4; round += 1)
    ids.push(made(await world.hr.post('/salary-loan', body({ fromMonth: '2026-03' })), 'data._id'));
  const pay = (id: string) =>
    world.hr.post(`/salary-loan/${id}/payment`, { amount: '5000.00', date: '2026-03-01' });
  await Promise.all(
    Array.from({ length: 5 }, () => ids)
      .flat()
      .map(pay),
  );
  for (const id of ids)
    expect((await world.hr.get(`/salary-loan/${id}`)).at('data.balance')).toBe('2000.00');
});

/** A loan of 12,000 of which 2,000 was paid back in cash. */
async function partlyPaidBack(): Promise<string> {
  const id = made(await world.hr.post('/salary-loan', body({ fromMonth: '2026-03' })), 'data._id');
  made(
    await world.hr.post(`/salary-loan/${id}/payment`, { amount: '2000.00', date: '2026-03-01' }),
    'data._id',
  );
  return id;
}

it('is changed within what is left of it, and every refusal names its field', async () => {
  const id = await partlyPaidBack();
  const pay = (more: object) =>
    world.hr.post(`/salary-loan/${id}/payment`, { amount: null, date: '2026-03-01', ...more });
  const tooMuch = await pay({ amount: '10000.01' });
  expect(statusAndCode(tooMuch)).toEqual([422, 'pay.too-much-paid-back']);
  expect(tooMuch.at('fields.amount')).toBe('Enter 10000.00 or less.');
  expect((await pay({ amount: '0.00' })).at('fields.amount')).toMatch(/^Enter an amount/);
  expect((await pay({ date: '2026-03-03' })).at('fields.date')).toBe('This is still to come.');
  const change = (more: object) => world.hr.put(`/salary-loan/${id}`, more);
  expect((await change({ instalment: '10000.01' })).at('fields.instalment')).toBe(
    'Enter 10000.00 or less.',
  );
  expect((await change({ pausedUntil: '2026-05' })).at('fields.pausedFrom')).toBe(
    'This is needed.',
  );
  const backwards = await change({ pausedFrom: '2026-05', pausedUntil: '2026-04' });
  expect(backwards.at('fields.pausedUntil')).toBe('This is before the start.');
  expect((await change({ instalment: '10000.00' })).at('data.lastMonth')).toBe('2026-03');
  const stale = await change({ pausedFrom: '2026-03', version: 1 });
  expect(statusAndCode(stale)).toEqual([409, 'record.changed-meanwhile']);
  expect((await change({ pausedFrom: '2026-03', pausedUntil: null })).body).toMatchObject({
    data: { status: 'Paused', lastMonth: null, balance: '10000.00' },
  });
  expect((await change({ pausedFrom: null })).at('data.status')).toBe('Running');
  expect(statusAndCode(await world.hr.delete(`/salary-loan/${id}`))).toEqual([
    409,
    'pay.loan-paid-back',
  ]);
});

it('is out of reach of its borrower and of whoever keeps another company', async () => {
  const id = await partlyPaidBack();
  const changes = (client: Client) =>
    Promise.all([
      client.put(`/salary-loan/${id}`, { instalment: '1.00' }),
      client.post(`/salary-loan/${id}/payment`, { amount: null, date: '2026-03-01' }),
      client.delete(`/salary-loan/${id}`),
    ]);
  for (const reply of await changes(own))
    expect(statusAndCode(reply)).toEqual([403, 'people.own-record']);
  const elsewhere = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', concernId: world.house.meghna }),
  });
  for (const reply of await changes(elsewhere)) expect(reply.status).toBe(404);
  expect((await elsewhere.get(`/salary-loan/${id}`)).status).toBe(404);
  expect((await elsewhere.post('/salary-loan', body())).status).toBe(404);
});

it('is listed and exported by person, state and note, in both languages', async () => {
  const of = `employeeId=${person.id}&status=Settled&search=Bilkis`;
  const listed = await world.hr.get(`/salary-loan/data?${of}&sort=createdAt`);
  expect(listed.body).toMatchObject({
    total: 2,
    data: [{ balance: '0.00', lastMonth: null }, { balance: '0.00' }],
  });
  const file = await world.hr.get(`/salary-loan/export?${of}&sort=createdAt`);
  const [header, first, second, end] = file.text.split('\n');
  expect(header).toContain('Employee number,Employee,Status,Loan date,First month');
  expect(first).toMatch(/Bilkis Borrower,Paid back,2026-03-02,2025-11,,12000.00,5000.00,0.00/);
  expect([second?.includes('2026-03'), end]).toEqual([true, '']);
  const bangla = await world.hr.get(`/salary-loan/export?${of}`, {
    headers: { 'accept-language': 'bn' },
  });
  expect(bangla.text).toContain('শোধ হয়েছে');
  expect((await person.client.get('/salary-loan/export')).status).toBe(403);
});

it('is never paid back twice: what was settled after pay was generated stops its approval', async () => {
  const other = await world.person({ name: 'Dulal Debtor' });
  await world.salary(other.id, '20000.00', '2025-01-01');
  const of = { employeeId: other.id, fromMonth: '2026-03', instalment: '12000.00' };
  const id = made(await world.hr.post('/salary-loan', body(of)), 'data._id');
  await world.closeMonth('2026-03', { [other.id]: {} });
  const run = await world.generate(world.payroll, '2026-03');
  const payBack = (amount: string | null) =>
    world.hr.post(`/salary-loan/${id}/payment`, { amount, date: '2026-03-01' });
  const approve = () => world.hr.post('/salary/salary-approve', { run, reason: lookedAt });
  made(await payBack('1000.00'), 'data._id');
  expect(statusAndCode(await approve())).toEqual([409, 'pay.loan-overtaken']);
  const [sheet] = await world.sheets('2026-03');
  const again = await world.payroll.post(`/salary/${String(sheet?.['_id'])}/recompute`, {});
  expect(again.status).toBe(200);
  const both = await Promise.all([payBack(null), approve()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await world.hr.get(`/salary-loan/${id}`)).body).toMatchObject({
    data: { balance: '0.00', status: 'Settled', lastMonth: null },
  });
});

it('is not taken while it is paused, also of pay that was generated before', async () => {
  const paused = await world.person({ name: 'Parvin Paused' });
  await world.salary(paused.id, '20000.00', '2025-01-01');
  const of = { employeeId: paused.id, fromMonth: '2025-10', instalment: '4000.00' };
  const id = made(await world.hr.post('/salary-loan', body(of)), 'data._id');
  await world.closeMonth('2025-10', { [paused.id]: {} });
  const run = await world.generate(world.payroll, '2025-10');
  const pause = { pausedFrom: '2025-10', pausedUntil: '2025-10' };
  expect((await world.hr.put(`/salary-loan/${id}`, pause)).status).toBe(200);
  const refused = await world.hr.post('/salary/salary-approve', { run, reason: lookedAt });
  expect(statusAndCode(refused)).toEqual([409, 'pay.loan-overtaken']);
  const [sheet] = await world.sheets('2025-10');
  await world.payroll.post(`/salary/${String(sheet?.['_id'])}/recompute`, {});
  expect((await world.hr.post('/salary/salary-approve', { run, reason: lookedAt })).status).toBe(
    200,
  );
});

it('ends by what is still to be taken: a month that was agreed to is not counted again', async () => {
  const third = await world.person({ name: 'Tania Third' });
  await world.salary(third.id, '20000.00', '2025-01-01');
  const of = { employeeId: third.id, fromMonth: '2026-04', instalment: '4000.00' };
  const lent = await world.hr.post('/salary-loan', body(of));
  expect(lent.at('data.lastMonth')).toBe('2026-06');
  await world.closeMonth('2026-04', { [third.id]: {} });
  const run = await world.generate(world.payroll, '2026-04');
  expect((await world.hr.post('/salary/salary-approve', { run, reason: lookedAt })).status).toBe(
    200,
  );
  const [sheet] = await world.sheets('2026-04');
  expect((await world.hr.get(`/salary-loan/${lent.at('data._id')}`)).body).toMatchObject({
    data: {
      balance: '8000.00',
      lastMonth: '2026-06',
      repayments: [{ month: '2026-04', payslip: sheet?.['_id'], paid: false }],
    },
  });
  const mine = (await third.client.get('/employee-panel/salary/loans')).body;
  expect(mine).toMatchObject({ data: [{ repayments: [{ month: '2026-04', payslip: null }] }] });
  const slip = (await world.hr.get(`/salary/${String(sheet?.['_id'])}`)).body;
  expect(slip).toMatchObject({
    payslip: {
      lines: expect.arrayContaining([
        expect.objectContaining({
          why: expect.objectContaining({
            cause: 'loan',
            loan: {
              _id: lent.at('data._id'),
              principal: '12000.00',
              createdAt: lent.at('data.createdAt'),
            },
          }),
        }),
      ]),
    },
  });
});
