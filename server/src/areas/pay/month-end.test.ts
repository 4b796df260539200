import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { makePay, type PayWorld, sheetsOf } from '../../testing/people/make-pay.ts';

/** February 2026 at Padma Foods, from closed attendance to paid. */
let world: PayWorld;
let rahim: { id: string; client: Client };
let karim: { id: string; client: Client };
let newcomer: { id: string };
let unpaid: { id: string };
let runId: string;
const month = '2026-02';
const generate = (client: Client, given: object = {}) =>
  client.post('/salary/salary-generate', { concernCompany: world.house.padma, month, ...given });
const approve = (client: Client, more: object = {}) =>
  client.post('/salary/salary-approve', { run: runId, ...more });
const pay = (client: Client, more: object = {}) =>
  client.post('/salary/salary-paid', { run: runId, ...more });
const sheetOf = async (employeeId: string) => {
  const [sheet] = await world.sheets(month, `&employeeId=${employeeId}`);
  if (!sheet) throw new Error('no sheet');
  return sheet as Record<string, string>;
};
const payslipOf = async (employeeId: string, client = world.hr) => {
  const reply = await client.get(`/salary/${(await sheetOf(employeeId))['_id']}`);
  return (reply.body as { payslip: { lines: Line[]; [key: string]: unknown } }).payslip;
};
interface Line {
  component: { name: string };
  amount: string;
  due: string;
  computed: string | null;
  reason: string | null;
  why: Record<string, unknown>;
}
const linesOf = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ component, amount }) => [component.name, amount]));

beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim Uddin' });
  karim = await world.person({ name: 'Karim Ullah' });
  newcomer = await world.person({ name: 'Nadia Newcomer', joinedOn: '2026-02-15' });
  unpaid = await world.person({ name: 'Nobody Knows' });
  await world.salary(rahim.id, '40000.00');
  await world.salary(karim.id, '30000.00', '2025-01-01');
  await world.salary(karim.id, '44000.00', '2026-02-15');
  await world.salary(newcomer.id, '28000.00', '2026-02-15');
});
afterAll(() => world.close());

it('nobody but those who keep pay generates it, and only of a closed month', async () => {
  expect(statusAndCode(await generate(rahim.client))).toEqual([403, 'access.not-allowed']);
  expect(statusAndCode(await generate(world.payroll))).toEqual([422, 'pay.attendance-open']);
  await world.closeMonth(month, {
    [rahim.id]: { absence: 2500, overtime: 90, lates: 4, late_deduction: 500 },
    [karim.id]: {},
    [newcomer.id]: { days: 14, working: 10, present: 10 },
    [unpaid.id]: {},
  });
  const elsewhere = { concernCompany: crypto.randomUUID() };
  expect((await generate(world.payroll, elsewhere)).status).toBe(404);
});

it('a preview is what generating comes to, and keeps nothing', async () => {
  const path = '/salary/get-data-for-salary-generate';
  expect(statusAndCode(await rahim.client.get(path))[0]).toBe(403);
  expect((await world.payroll.get(path)).status).toBe(400);
  const reply = await world.payroll.get(
    `${path}?concernCompany=${world.house.padma}&month=${month}`,
  );
  const rows = (reply.body as { data: Record<string, unknown>[] }).data;
  expect(rows.map(({ net, problem }) => [net, problem])).toEqual([
    ['36688.46', null],
    ['0.00', 'no-salary'],
    ['14000.00', null],
    ['35520.00', null],
  ]);
  const left = await sql`select 1 from salary_sheet union all select 1 from salary_run`.execute(
    world.test.database.db,
  );
  expect(left.rows).toEqual([]);
});

it('it is generated, each line with its reason', async () => {
  runId = await world.generate(world.payroll, month);
  const { lines, net } = await payslipOf(rahim.id);
  expect(linesOf(lines)).toEqual({
    Basic: '20000.00',
    'House rent': '10000.00',
    'Other allowance': '10000.00',
    Overtime: '288.46',
    Absence: '1666.67',
    Late: '333.33',
    'Provident fund': '1600.00',
    'Fund of the employer': '1600.00',
  });
  expect(net).toBe('36688.46');
  const overtime = lines.find(({ component }) => component.name === 'Overtime');
  expect(overtime?.why).toMatchObject({
    how: 'count',
    count: 'overtime',
    quantity: 90,
    divisor: 208,
  });
  const split = await payslipOf(karim.id);
  expect(linesOf(split.lines)).toMatchObject({ Basic: '18500.00', 'House rent': '9250.00' });
  const basic = split.lines.find(({ component }) => component.name === 'Basic');
  expect(basic?.why).toMatchObject({
    how: 'rate',
    paid: 28,
    whole: 28,
    shares: [
      { fromDate: '2026-02-01', toDate: '2026-02-14', days: 14, monthly: '15000.00' },
      { fromDate: '2026-02-15', toDate: '2026-02-28', days: 14, monthly: '22000.00' },
    ],
  });
  expect(split).toMatchObject({
    salaries: [
      { fromDate: '2025-01-01', structure: { name: 'Staff' } },
      { fromDate: '2026-02-15', structure: { name: 'Staff' } },
    ],
    paidTo: null,
  });
  expect(await sheetOf(newcomer.id)).toMatchObject({
    gross: '14000.00',
    net: '14000.00',
    paidDays: 14,
  });
});

it('the sheet of the last generated month comes by itself, with its totals', async () => {
  const reply = await world.hr.get('/salary/get-salary-sheet');
  expect(sheetsOf(reply).map(({ selected, status }) => [selected, status])).toEqual([
    [false, 'Generated'],
    [false, 'Generated'],
    [false, 'Generated'],
  ]);
  expect(reply.body).toMatchObject({ month, totals: { people: 3, gross: '91000.00' } });
  expect(sheetsOf(await world.hr.get('/salary/get-salary-sheet?status=Paid'))).toEqual([]);
});

it('generated again, it is the same to the letter', async () => {
  const before = await world.sheets(month);
  const hashes = () =>
    sql<{ hash: string }>`select hash from salary_input order by employee_id`.execute(
      world.test.database.db,
    );
  const kept = (await hashes()).rows;
  await world.generate(world.payroll, month);
  expect(await world.sheets(month)).toEqual(before);
  expect((await hashes()).rows).toEqual(kept);
});

it('one person is held, changed with a reason and calculated anew; nobody does it to the own pay', async () => {
  const id = (await sheetOf(rahim.id))['_id'];
  const line = {
    component: world.components['Overtime'],
    amount: '500.00',
    reason: 'Night of the flood',
  };
  expect((await rahim.client.put(`/salary/${id}/line`, line)).status).toBe(403);
  const own = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', employeeId: rahim.id }),
  });
  for (const reply of [
    own.put(`/salary/${id}/line`, line),
    own.post(`/salary/${id}/hold`, { reason: 'x' }),
    own.post(`/salary/${id}/recompute`),
    own.delete(`/salary/${id}`),
  ])
    expect(statusAndCode(await reply)).toEqual([403, 'pay.own-pay']);
  const unknown = { ...line, component: world.components['Canteen'] };
  expect(statusAndCode(await world.payroll.put(`/salary/${id}/line`, unknown))).toEqual([
    422,
    'pay.not-a-line',
  ]);
  expect((await world.payroll.put(`/salary/${id}/line`, line)).status).toBe(200);
  const changed = (await payslipOf(rahim.id)).lines.find(
    ({ component }) => component.name === 'Overtime',
  );
  expect(changed).toMatchObject({
    amount: '500.00',
    computed: '288.46',
    reason: 'Night of the flood',
    author: { by: expect.stringMatching(/./), at: expect.stringMatching(/Z$/) },
  });
  await world.payroll.put(`/salary/${id}/line`, { ...line, amount: null });
  expect((await sheetOf(rahim.id))['net']).toBe('36688.46');
  const canteen = { component: world.components['Canteen'], fromMonth: month, toMonth: month };
  await world.hr.post('/salary-entry', { ...canteen, employeeId: rahim.id, amount: '88.46' });
  expect((await sheetOf(rahim.id))['net']).toBe('36688.46');
  expect((await world.payroll.post(`/salary/${id}/recompute`)).at('payslip.net')).toBe('36600.00');
});

it('a second person approves; whoever generated does not', async () => {
  expect(statusAndCode(await approve(rahim.client))).toEqual([403, 'access.not-allowed']);
  expect(statusAndCode(await approve(world.payroll))).toEqual([409, 'pay.four-eyes']);
  expect(statusAndCode(await pay(world.payroll))).toEqual([409, 'pay.four-eyes']);
  const id = (await sheetOf(karim.id))['_id'];
  await world.hr.post(`/salary/${id}/hold`, { reason: 'Papers are missing' });
  expect((await sheetOf(karim.id))['status']).toBe('Held');
  expect((await approve(world.hr)).body).toMatchObject({ data: { people: 3 } });
  expect(statusAndCode(await approve(world.hr))).toEqual([409, 'pay.run-over']);
  expect(statusAndCode(await generate(world.payroll))).toEqual([409, 'pay.run-over']);
});

it('attendance of a month whose pay was approved is not opened again', async () => {
  const reply = await world.admin.delete(`/attendance-lock/${world.house.padma}?month=${month}`);
  expect(statusAndCode(reply)).toEqual([409, 'pay.run-holds-month']);
  expect(reply.text).toContain('Padma Foods');
});

it('paid once, however many say so at the same time; what is held waits', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => pay(world.hr)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    new Set(replies.filter(({ status }) => status !== 200).map((one) => one.at('code'))),
  ).toEqual(new Set(['pay.nothing-to-pay']));
  const payments = await sql<{ people: number }>`select people from salary_payment`.execute(
    world.test.database.db,
  );
  expect(payments.rows).toEqual([{ people: 2 }]);
  const run = async () => (await world.hr.get(`/salary/run/${runId}`)).body;
  const can = { pay: false, close: false, cancel: false };
  expect(await run()).toMatchObject({ data: { status: 'Paid', can } });
  const close = () => world.hr.post(`/salary/run/${runId}/close`, {});
  expect(statusAndCode(await close())).toEqual([409, 'pay.held-left']);
  const id = (await sheetOf(karim.id))['_id'];
  await world.hr.post(`/salary/${id}/release`);
  expect(await run()).toMatchObject({ data: { can: { pay: true } } });
  expect((await pay(world.hr, { salarySheets: [id] })).status).toBe(200);
  expect(await run()).toMatchObject({ data: { status: 'Paid', can: { close: true } } });
});

it('what was paid stays: by call, by regenerating, by the database itself', async () => {
  const id = (await sheetOf(rahim.id))['_id'];
  expect(statusAndCode(await world.hr.delete(`/salary/${id}`))).toEqual([409, 'pay.sheet-over']);
  expect(statusAndCode(await generate(world.hr))).toEqual([409, 'pay.run-over']);
  const { db } = world.test.database;
  for (const change of [
    sql`update salary_sheet set net = net + 1, earnings = earnings + 1`,
    sql`delete from salary_line`,
    sql`update salary_input set hash = 'x'`,
  ])
    await expect(change.execute(db)).rejects.toThrow('What was paid is not changed.');
});

it('everyone reads the own payslip once it is paid, and nobody another’s', async () => {
  const mine = await rahim.client.get('/employee-panel/salary/payslips?year=2026');
  expect(mine.body).toMatchObject({ data: [{ month, net: '36600.00' }], total: 1 });
  const id = mine.at('data.0._id');
  const slip = await rahim.client.get(`/employee-panel/salary/payslip/${id}`);
  expect(slip.body).toMatchObject({ payslip: { month, net: '36600.00', status: 'Paid' } });
  expect((await karim.client.get(`/employee-panel/salary/payslip/${id}`)).status).toBe(404);
  expect((await karim.client.get(`/salary/${id}`)).status).toBe(403);
});

it('a salary that was paid is not changed; another begins on a later day', async () => {
  const rates = (await world.hr.get(`/salary/rate/${rahim.id}`)).body as {
    data: { _id: string }[];
  };
  const rate = rates.data[0]?._id ?? '';
  expect(statusAndCode(await world.hr.put(`/salary/${rate}`, { gross: '1.00' }))).toEqual([
    409,
    'pay.rate-used',
  ]);
  expect(statusAndCode(await world.hr.delete(`/salary/rate/${rate}`))).toEqual([
    409,
    'pay.rate-used',
  ]);
  await world.salary(rahim.id, '45000.00', '2026-03-01');
});
