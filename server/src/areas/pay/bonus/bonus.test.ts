import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';

/** Eid is on 20 March 2026, a month's basic for whoever was there a year. */
let world: PayWorld;
const people = new Map<string, string>();
const bonus = () => ({
  concernCompany: world.house.padma,
  festival: 'Eid-ul-Fitr',
  date: '2026-03-20',
  percent: 10_000,
  of: world.components['Basic'],
  afterMonths: 12,
  prorated: 'No',
  religions: ['Islam'],
});

async function someone(name: string, joinedOn: string, religion: string | null) {
  const { id } = await world.person({ name, joinedOn });
  await sql`insert into person_detail (employee_id, religion) values (${id}, ${religion})
    on conflict (employee_id) do update set religion = excluded.religion`.execute(
    world.test.database.db,
  );
  people.set(name, id);
  return id;
}

beforeAll(async () => {
  world = await makePay();
  await world.salary(await someone('Amina', '2024-01-01', 'Islam'), '20000.00', '2024-01-01');
  await world.salary(await someone('Babul', '2025-03-21', ' islam '), '20000.00', '2025-03-21');
  await world.salary(await someone('Chitra', '2020-01-01', 'Hinduism'), '20000.00', '2020-01-15');
  await world.salary(await someone('Dulal', '2025-09-20', 'Islam'), '30000.00', '2025-09-20');
  await someone('Esha', '2020-01-01', 'Islam');
});
afterAll(() => world.close());

const generate = (wish: object = {}) => world.bonus(world.payroll, { ...bonus(), ...wish });
const paid = async (runId: string) => {
  const found = await sql<{
    name: string;
    net: string;
  }>`select employee.name, (net / 100)::text as net
    from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
      join employee on employee.id = sheet.employee_id
    where sheet.run_id = ${runId} and (attempt.state = 'Live' or sheet.state <> 'Generated')
    order by employee.name`.execute(world.test.database.db);
  return Object.fromEntries(found.rows.map(({ name, net }) => [name, net]));
};

it('is for nobody else to begin, and needs someone who gets it', async () => {
  const stranger = await world.person();
  expect((await stranger.client.post('/bonus/generate', bonus())).status).toBe(403);
  const refused = async (wish: object) =>
    (await world.payroll.post('/bonus/generate', { ...bonus(), ...wish })).status;
  expect(await refused({ religions: ['Buddhism'] })).toBe(422);
  expect(await refused({ of: crypto.randomUUID() })).toBe(422);
  expect(await refused({ percent: 0 })).toBe(400);
  expect(await refused({ concernCompany: crypto.randomUUID() })).toBe(404);
});

it('goes to whoever was there a year and whose festival it is, and explains itself', async () => {
  const runId = await generate();
  expect(await paid(runId), 'a year is over on the day itself').toEqual({
    Amina: '10000',
    Babul: '10000',
  });
  expect(await expectSameByHand(world.test.database.db, '2026-03')).toBe(2);
  const run = await world.hr.get(`/salary/run/${runId}`);
  expect([run.at('data.kind'), run.at('data.title')]).toEqual(['Bonus', 'Eid-ul-Fitr']);
});

it('names itself on the payslip, and whoever reads it by its run finds it alone', async () => {
  const runs = await world.hr.get('/salary/run/data?kind=Bonus&search=fitr');
  const [run] = (runs.body as { data: { bonus: object }[] }).data;
  expect(run?.bonus).toMatchObject({ date: '2026-03-20', percent: 10_000 });
  const path = `/salary/get-salary-sheet?month=2026-03&run=${runs.at('data.0._id')}`;
  const listed = await world.hr.get(path);
  expect(listed.at('total')).toBe('2');
  expect([listed.at('salarySheets.0.kind'), listed.at('salarySheets.0.title')]).toEqual([
    'Bonus',
    'Eid-ul-Fitr',
  ]);
  const file = await world.hr.get(path.replace('?', '/export?format=csv&'));
  expect(file.text).toMatch(/Amina,Padma Foods,.*Eid-ul-Fitr,Generated,,0.00,10000.00,/);
  const payslip = await world.hr.get(`/salary/${listed.at('salarySheets.0._id')}`);
  const { lines } = (payslip.body as { payslip: { lines: { why: object }[] } }).payslip;
  expect(lines[0]?.why).toMatchObject({
    how: 'bonus',
    percent: 10_000,
    base: '10000.00',
    months: 12,
  });
});

it('is for the people of the company, by the religions in their records', async () => {
  const asked = `/bonus/religions?concernCompany=${world.house.padma}`;
  const found = await world.payroll.get(asked);
  expect((found.body as { data: object[] }).data).toEqual([
    { religion: 'Islam', people: 4 },
    { religion: 'Hinduism', people: 1 },
  ]);
  const stranger = await world.person();
  expect((await stranger.client.get(asked)).status).toBe(403);
});

it('two bonuses of a month are both paid to whoever gets both', async () => {
  const [one, two] = [await generate({ festival: 'One' }), await generate({ festival: 'Two' })];
  for (const run of [one, two])
    expect((await world.hr.post('/salary/salary-paid', { run })).status).toBe(200);
});

it('is in parts in the first year, where it is said so; two festivals of a month stand apart', async () => {
  const first = await generate({ afterMonths: 3, prorated: 'Yes', of: null });
  expect(await paid(first)).toEqual({ Amina: '20000', Babul: '20000', Dulal: '15000' });
  const second = await generate({ festival: 'Dol Purnima', religions: ['hinduism'] });
  expect(second).not.toBe(first);
  expect(await paid(second)).toEqual({ Chitra: '10000' });
  await expectSameByHand(world.test.database.db, '2026-03');
});

it('is approved by another and paid besides the month', async () => {
  const runs = await world.hr.get('/salary/run/data?kind=Bonus');
  const [, eid] = (runs.body as { data: { _id: string; title: string }[] }).data.toSorted(
    (one, other) => (one.title < other.title ? -1 : 1),
  );
  const pay = await world.hr.post('/salary/salary-paid', { run: eid?._id });
  expect([pay.status, pay.at('data.people')]).toEqual([200, '3']);
  await world.closeMonth('2026-03', { [people.get('Amina') ?? '']: {} });
  await world.generate(world.payroll, '2026-03');
  const sheets = async (kind: string) =>
    world.sheets('2026-03', `&employeeId=${people.get('Amina')}&kind=${kind}`);
  expect((await sheets('Salary')).length).toBe(1);
  expect((await sheets('Bonus')).length, 'Eid and the two besides').toBe(3);
});

it('is set by hand, held, paid and taken back like the pay of a month', async () => {
  const run = await generate({ festival: 'Maghi Purnima', religions: ['hinduism'] });
  const [sheet] = await world.sheets('2026-03', `&run=${run}`);
  const path = `/salary/${String(sheet?.['_id'])}`;
  const line = { component: '018f0000-0000-7000-8000-000000000005', amount: '4000.00' };
  const set = await world.payroll.put(`${path}/line`, { ...line, reason: 'As agreed' });
  expect(set.at('payslip.net'), set.text).toBe('4000.00');
  expect((await world.payroll.post(`${path}/recompute`, {})).at('payslip.net')).toBe('4000.00');
  await expectSameByHand(world.test.database.db, '2026-03');
  expect((await world.payroll.post(`${path}/hold`, { reason: 'Asked' })).status).toBe(200);
  const paying = () => world.hr.post('/salary/salary-paid', { run });
  expect((await paying()).status, 'what is held is not paid').toBe(422);
  expect((await world.payroll.post(`${path}/release`, {})).status).toBe(200);
  const replies = await Promise.all(Array.from({ length: 6 }, paying));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const asked = await world.payroll.post(`/salary/run/${run}/reverse`, { reason: 'Wrong day' });
  const reversal = `/salary/reversal/${asked.at('data._id')}/approve`;
  expect((await world.hr.post(reversal, {})).status, asked.text).toBe(200);
  expect((await world.hr.get(`/salary/run/${run}`)).at('data.status')).toBe('Reversed');
  const again = await generate({ festival: 'Maghi Purnima', religions: ['hinduism'] });
  expect(again).not.toBe(run);
});

it('of a month to come takes no place of the last month of which salaries were generated', async () => {
  await generate({ festival: 'Pohela Boishakh', date: '2026-04-14' });
  expect((await world.hr.get('/salary/get-salary-sheet')).at('month')).toBe('2026-03');
});
