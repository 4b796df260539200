import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../testing/people/looked-at.ts';

/** Of a gross of 20,000 half is basic, of which 8 % go into the fund, and as much again from the employer. */
let world: PayWorld;
type Person = Awaited<ReturnType<PayWorld['person']>>;
let amina: Person;
let babul: Person;
let novice: Person;
/** keeps pay, and is Amina */
let own: Client;

beforeAll(async () => {
  world = await makePay();
  amina = await world.person({ name: 'Amina Member' });
  babul = await world.person({ name: 'Babul Member' });
  novice = await world.person({ name: 'Nila Novice', joinedOn: '2025-02-01' });
  for (const { id } of [amina, babul]) await world.salary(id, '20000.00', '2025-01-01');
  await world.salary(novice.id, '20000.00', '2025-02-01');
  own = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', employeeId: amina.id }),
  });
});
afterAll(() => world.close());

const body = (more: object = {}) => ({
  employeeId: amina.id,
  kind: 'Opening own',
  amount: '5000.00',
  date: '2025-06-30',
  ...more,
});
const enter = (more: object = {}, client = world.hr) =>
  client.post('/provident-fund/entry', body(more));
const fundOf = async ({ id }: Person) =>
  ((await world.hr.get(`/provident-fund/${id}`)).body as { data: Record<string, unknown> }).data;
const interest = (more: object = {}, client: Client = world.payroll) =>
  client.post('/provident-fund/interest', {
    concernCompany: world.house.padma,
    percent: 850,
    date: '2025-12-31',
    ...more,
  });
const preview = (percent = '850', date = '2025-12-31') =>
  world.payroll.get(
    `/provident-fund/interest?concernCompany=${world.house.padma}&percent=${percent}&date=${date}`,
  );

async function generate(month: string): Promise<string> {
  await world.closeMonth(month, { [amina.id]: {}, [babul.id]: {}, [novice.id]: {} });
  const run = await world.generate(world.payroll, month);
  expect(await expectSameByHand(world.test.database.db, month)).toBe(3);
  return run;
}

it('is kept by those who keep pay, never by oneself, and in figures that make sense', async () => {
  for (const call of [
    () => amina.client.post('/provident-fund/entry', body()),
    () => amina.client.get('/provident-fund/data'),
    () => amina.client.get('/provident-fund/export'),
    () => amina.client.get(`/provident-fund/${amina.id}`),
    () => interest({}, amina.client),
  ])
    expect((await call()).status).toBe(403);
  expect(statusAndCode(await enter({}, own))).toEqual([403, 'people.own-record']);
  expect((await enter({ amount: '0.00' })).at('fields.amount')).toMatch(/^Enter an amount/);
  expect((await enter({ date: '2026-03-03' })).at('fields.date')).toBe('This is still to come.');
  expect((await enter({ kind: 'Gift' })).status).toBe(400);
  expect((await enter({ employeeId: crypto.randomUUID() })).status).toBe(404);
  const none = await enter({ kind: 'Withdrawal', amount: '1.00' });
  expect(statusAndCode(none)).toEqual([422, 'pay.fund-too-much']);
  expect(none.at('fields.amount')).toBe('Enter 0.00 or less.');
  expect(statusAndCode(await interest())).toEqual([422, 'pay.no-fund-yet']);
  expect((await interest({ percent: 0 })).status).toBe(400);
  expect((await interest({ percent: 10_001 })).status).toBe(400);
  expect((await interest({ date: '2026-03-03' })).at('fields.date')).toBe('This is still to come.');
  const elsewhere = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', concernId: world.house.meghna }),
  });
  expect((await enter({}, elsewhere)).status).toBe(404);
  expect((await interest({}, elsewhere)).status).toBe(404);
  expect((await elsewhere.get(`/provident-fund/${amina.id}`)).status).toBe(404);
  expect((await elsewhere.get('/provident-fund/data')).at('total')).toBe('0');
  expect((await amina.client.get('/employee-panel/salary/provident-fund')).body).toEqual({
    data: null,
  });
});

it('takes its shares from pay that was paid: not before, not while held, not of a novice', async () => {
  const run = await generate('2025-11');
  expect((await fundOf(amina))['balance']).toBe('0.00');
  const [held] = await world.sheets('2025-11', `&employeeId=${babul.id}`);
  await world.payroll.post(`/salary/${String(held?.['_id'])}/hold`, { reason: 'Asks' });
  expect((await world.hr.post('/salary/salary-approve', { run, reason: lookedAt })).status).toBe(
    200,
  );
  expect((await fundOf(amina))['balance'], 'agreed to is not paid').toBe('0.00');
  expect((await world.hr.post('/salary/salary-paid', { run, reason: lookedAt })).status).toBe(200);
  const [sheet] = await world.sheets('2025-11', `&employeeId=${amina.id}`);
  expect(await fundOf(amina)).toMatchObject({
    own: '800.00',
    employer: '800.00',
    balance: '1600.00',
    payable: '1600.00',
    ledger: [{ kind: 'Pay', month: '2025-11', date: '2025-11-30', payslip: sheet?.['_id'] }],
  });
  expect((await fundOf(babul))['balance'], 'held').toBe('0.00');
  expect((await fundOf(novice))['balance'], 'less than a year').toBe('0.00');
  const list = await world.hr.get('/provident-fund/data');
  expect(list.body).toMatchObject({
    total: 1,
    data: [{ employeeId: { _id: amina.id }, balance: '1600.00' }],
    totals: { people: 1, own: '800.00', employer: '800.00', balance: '1600.00' },
  });
});

it('adds up entries in the order of their days, with what there was after each', async () => {
  made(await enter(), 'data.balance');
  made(await enter({ kind: 'Opening employer', amount: '4000.00' }), 'data.balance');
  made(await enter({ kind: 'Withdrawal', amount: '600.00', date: '2026-01-10' }), 'data.balance');
  const { ledger, ...sums } = await fundOf(amina);
  expect(sums).toMatchObject({
    own: '5800.00',
    employer: '4800.00',
    withdrawn: '600.00',
    balance: '10000.00',
  });
  const rows = ledger as { kind: string; amount: string; balance: string }[];
  expect(rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['Opening own', '5000.00', '5000.00'],
    ['Opening employer', '4000.00', '9000.00'],
    ['Pay', '1600.00', '10600.00'],
    ['Withdrawal', '-600.00', '10000.00'],
  ]);
  const mine = (await amina.client.get('/employee-panel/salary/provident-fund')).body;
  expect(mine).toMatchObject({ data: { balance: '10000.00', can: { enter: false } } });
  expect(JSON.stringify(mine)).not.toContain('Parul');
});

it('gives interest on the balance of a day, once a year, whoever asks', async () => {
  // 8.5 % of 10,600.00, before the withdrawal
  expect((await preview()).body).toEqual({ data: { people: 1, total: '901.00', leftOut: 0 } });
  const replies = await Promise.all(Array.from({ length: 5 }, () => interest()));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await fundOf(amina))['interest']).toBe('901.00');
  const again = await interest({ date: '2025-12-30' });
  expect(statusAndCode(again)).toEqual([409, 'pay.interest-entered']);
  expect(again.text).toContain('Interest of 2025 was entered already.');
  expect(statusAndCode(await enter({ kind: 'Interest', date: '2025-01-01' }))).toEqual([
    409,
    'pay.interest-entered',
  ]);
  expect((await preview()).body).toEqual({ data: { people: 0, total: '0.00', leftOut: 1 } });
  // the own is left to a colleague
  expect(statusAndCode(await interest({ date: '2026-03-01' }, own))).toEqual([
    422,
    'pay.no-fund-yet',
  ]);
});

it('rounds interest half up', async () => {
  made(await enter({ employeeId: babul.id, amount: '0.50', date: '2026-01-01' }), 'data.balance');
  // 1 % of 0.50 is half a paisa, of 10,901.00 it is 109.01
  expect((await preview('100', '2026-01-31')).body).toEqual({
    data: { people: 2, total: '109.02', leftOut: 0 },
  });
});

it('is never paid out twice, however many ask at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      enter({ kind: 'Withdrawal', amount: '4000.00', date: '2026-03-01' }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await fundOf(amina))['balance']).toBe('2901.00');
});

it('takes an entry back with a reason, once, and never below nothing', async () => {
  const { ledger } = await fundOf(amina);
  const idOf = (kind: string) =>
    (ledger as { kind: string; entry: string }[]).find((row) => row.kind === kind)?.entry ?? '';
  const takeBack = (kind: string, reason = 'Typed wrong', client = world.hr) =>
    client.post(`/provident-fund/entry/${idOf(kind)}/take-back`, { reason });
  expect((await takeBack('Withdrawal', '')).status).toBe(400);
  expect(statusAndCode(await takeBack('Withdrawal', 'x', own))).toEqual([403, 'people.own-record']);
  expect((await takeBack('Withdrawal', 'x', amina.client)).status).toBe(403);
  const refused = await takeBack('Opening own');
  expect(statusAndCode(refused)).toEqual([409, 'pay.fund-below-nothing']);
  expect(refused.text).toContain('only 2901.00 is left');
  expect((await takeBack('Interest')).at('data.balance')).toBe('2000.00');
  expect(statusAndCode(await takeBack('Interest'))).toEqual([409, 'pay.fund-entry-taken-back']);
  expect((await takeBack('Withdrawal')).at('data.balance')).toBe('2600.00');
  expect((await fundOf(amina))['ledger']).toContainEqual(
    expect.objectContaining({
      kind: 'Interest',
      takenBack: expect.objectContaining({ reason: 'Typed wrong' }),
    }),
  );
  const mine = (await amina.client.get('/employee-panel/salary/provident-fund')).text;
  expect(mine).not.toContain('Typed wrong');
  expect((await interest()).at('data.total'), 'entered again').toBe('901.00');
});

it('pay that is taken back takes its shares along', async () => {
  const run = await generate('2025-12');
  await world.hr.post('/salary/salary-paid', { run, reason: lookedAt });
  expect(await fundOf(babul)).toMatchObject({ own: '800.50', employer: '800.00' });
  const before = (await fundOf(amina))['balance'];
  const [sheet] = await world.sheets('2025-12', `&employeeId=${babul.id}`);
  const asked = await world.payroll.post(`/salary/run/${run}/reverse`, {
    salarySheets: [sheet?.['_id']],
    reason: 'He was away',
  });
  const done = await world.hr.post(`/salary/reversal/${asked.at('data._id')}/approve`, {});
  expect(done.status, done.text).toBe(200);
  expect(await fundOf(babul)).toMatchObject({ own: '0.50', employer: '0.00', balance: '0.50' });
  expect((await fundOf(amina))['balance']).toBe(before);
});

it('the share of the employer is payable after the years that the company says', async () => {
  const set = (years: number) =>
    world.admin.put(`/settings/pay?concern=${world.house.padma}`, { fundVestsAfterYears: years });
  expect((await set(7)).status).toBe(200);
  made(await enter({ amount: '2000.00' }), 'data.balance');
  expect(await fundOf(amina)).toMatchObject({
    balance: '7101.00',
    employer: '5600.00',
    vestsOn: '2027-01-15',
    payable: '1501.00',
  });
  await set(6);
  expect(await fundOf(amina)).toMatchObject({ vestsOn: '2026-01-15', payable: '7101.00' });
});

it('begins after the months that the company says; 0 is from the first day', async () => {
  const run = await generate('2026-01');
  await world.hr.post('/salary/salary-paid', { run, reason: lookedAt });
  expect(await fundOf(novice), 'a year is over on 1 February').toMatchObject({ own: '0.00' });
  const put = await world.admin.put(`/settings/pay?concern=${world.house.padma}`, {
    fundAfterMonths: 0,
  });
  expect(put.status).toBe(200);
  const next = await world.person({ name: 'Omar Early', joinedOn: '2026-02-01' });
  await world.salary(next.id, '20000.00', '2026-02-01');
  await world.closeMonth('2026-02', { [next.id]: {} });
  const early = await world.generate(world.payroll, '2026-02');
  expect(await expectSameByHand(world.test.database.db, '2026-02')).toBe(1);
  await world.hr.post('/salary/salary-paid', { run: early, reason: lookedAt });
  expect(await fundOf(next)).toMatchObject({ own: '800.00', employer: '800.00' });
});

it('is listed, sorted and exported, in both languages', async () => {
  const listed = await world.hr.get('/provident-fund/data?search=Member&sort=-balance');
  expect(listed.body).toMatchObject({
    total: 2,
    data: [{ employeeId: { _id: amina.id } }, { employeeId: { _id: babul.id } }],
  });
  const file = await world.hr.get(`/provident-fund/export?employeeId=${babul.id}`);
  const [header, first, end] = file.text.split('\n');
  expect(header).toContain('Employee number,Employee,Employee’s share');
  // December, which was taken back, was made up for with January
  expect(first).toMatch(/Babul Member,1600.50,1600.00,0.00,0.00,3200.50/);
  expect(end).toBe('');
  const bangla = await world.hr.get('/provident-fund/export', {
    headers: { 'accept-language': 'bn' },
  });
  expect(bangla.text).toContain('নিয়োগকর্তার অংশ');
});
