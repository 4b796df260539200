import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** What is entered for a month is paid in it, or refused: it is never left out unnoticed. */
let world: PayWorld;
let id: string;
let other: string;
beforeAll(async () => {
  world = await makePay();
  id = (await world.person({ name: 'Amina Late' })).id;
  other = (await world.person({ name: 'Babul Else' })).id;
  for (const one of [id, other]) await world.salary(one, '20000.00', '2024-01-01');
});
afterAll(() => world.close());

const enter = (fromMonth: string, toMonth: string | null = fromMonth) =>
  world.hr.post('/salary-entry', {
    employeeId: id,
    component: world.components['Incentive'],
    amount: '500.00',
    fromMonth,
    toMonth,
  });
const entered = async (fromMonth: string, toMonth: string | null = fromMonth) =>
  made(await enter(fromMonth, toMonth), 'data._id');
const approve = (run: string) => world.hr.post('/salary/salary-approve', { run, reason: lookedAt });

async function generate(month: string): Promise<string> {
  await world.closeMonth(month, { [id]: {}, [other]: {} });
  return world.generate(world.payroll, month);
}
async function recalculate(month: string): Promise<void> {
  const [sheet] = await world.sheets(month, `&employeeId=${id}`);
  const reply = await world.payroll.post(`/salary/${String(sheet?.['_id'])}/recompute`);
  expect(reply.status, reply.text).toBe(200);
}
/** Refused as long as the payslip is as it was, and approved once it is calculated again. */
async function expectOvertaken(run: string, month: string): Promise<void> {
  const refused = await approve(run);
  expect(statusAndCode(refused)).toEqual([409, 'pay.overtaken']);
  expect(refused.text).toContain('of Amina Late changed after it was generated');
  expect(refused.text).toContain('Employees affected: 1.');
  await recalculate(month);
  expect((await approve(run)).status).toBe(200);
}

it('a festival bonus of the month is pay of its own: it leaves entries and salaries open', async () => {
  const bonus = { festival: 'Eid', date: '2024-01-20', percent: 5000, of: null, afterMonths: 0 };
  const run = await world.bonus(world.payroll, { ...bonus, prorated: 'No', religions: [] });
  expect((await world.hr.post('/salary/salary-paid', { run, reason: lookedAt })).status).toBe(200);
  const entry = await entered('2024-01');
  expect((await world.hr.delete(`/salary-entry/${entry}`)).status).toBe(200);
  const rates = await world.hr.get(`/salary/rate/${id}`);
  const change = await world.hr.put(`/salary/${rates.at('data.0._id')}`, { gross: '21000.00' });
  expect(change.status, change.text).toBe(200);
});

it('nothing is entered for a month whose salary is approved, nor stretched into it', async () => {
  const before = await entered('2024-01', '2024-01');
  expect((await approve(await generate('2024-01'))).status).toBe(200);
  expect((await approve(await generate('2024-02'))).status).toBe(200);
  const sentence = 'The salary of February 2024 is approved or paid. Enter it for a later month.';
  for (const [from, until] of [
    ['2024-02', '2024-02'],
    ['2024-01', null],
    ['2023-12', '2024-05'],
  ] as const) {
    const refused = await enter(from, until);
    expect([...statusAndCode(refused), refused.at('fields.fromMonth')]).toEqual([
      422,
      'request.rule',
      sentence,
    ]);
  }
  for (const toMonth of ['2024-02', null]) {
    const refused = await world.hr.put(`/salary-entry/${before}`, { toMonth });
    expect([refused.status, refused.at('fields.toMonth')]).toEqual([422, sentence]);
  }
  await entered('2024-03', null);
});

it('an entry that is added, ended or deleted after generating is seen before approval', async () => {
  const added = await generate('2024-03');
  const once = await entered('2024-03');
  await expectOvertaken(added, '2024-03');
  expect((await world.hr.delete(`/salary-entry/${once}`)).status).toBe(409);

  const lasting = await entered('2024-04', null);
  const gone = await entered('2024-04');
  const ended = await generate('2024-04');
  expect((await world.hr.delete(`/salary-entry/${gone}`)).status).toBe(200);
  await expectOvertaken(ended, '2024-04');
  const next = await generate('2024-05');
  await world.hr.put(`/salary-entry/${lasting}`, { toMonth: '2024-04' });
  await expectOvertaken(next, '2024-05');
});

it('of a component that came later it is paid when the month is generated again', async () => {
  const run = await generate('2024-06');
  const component = await world.component('Night allowance');
  made(
    await world.hr.post('/salary-entry', {
      employeeId: id,
      component,
      amount: '70.00',
      fromMonth: '2024-06',
      toMonth: '2024-06',
    }),
    'data._id',
  );
  expect(statusAndCode(await approve(run))).toEqual([409, 'pay.overtaken']);
  await world.generate(world.payroll, '2024-06');
  expect((await approve(run)).status).toBe(200);
});

it('a salary that is taken back or begins later by now is seen, too', async () => {
  const raise = await world.salary(id, '30000.00', '2024-07-11');
  const run = await generate('2024-07');
  const moved = await world.hr.put(`/salary/${raise}`, { fromDate: '2024-08-01' });
  expect(moved.status, moved.text).toBe(200);
  expect(statusAndCode(await approve(run))).toEqual([409, 'pay.overtaken']);
  expect((await world.hr.delete(`/salary/rate/${raise}`)).status).toBe(200);
  await expectOvertaken(run, '2024-07');
});

it('an entry goes with the company of the last day, also when the move is noted late', async () => {
  const { db } = world.test.database;
  await entered('2024-08');
  const run = await generate('2024-08');
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause,
      designation_id, department_id, status, created_at)
    select gen_random_uuid(), employee_id, '2024-08-20', '{}', 'change', designation_id,
      ${world.house.furnace}, status, created_at
    from employment_period where employee_id = ${id}`.execute(db);
  await expectOvertaken(run, '2024-08');
});
