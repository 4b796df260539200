import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Someone is at Padma Foods until the 15th and at Meghna Steel from the 16th: both pay for the same month. */
let world: PayWorld;
let id: string;
beforeAll(async () => {
  world = await makePay();
  id = (await world.person({ name: 'Moyna Mover', joinedOn: '2023-01-01' })).id;
  await world.salary(id, '31000.00', '2023-01-01');
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause,
      designation_id, department_id, status, created_at)
    select gen_random_uuid(), employee_id, '2024-01-16', '{}', 'change', designation_id,
      ${world.house.furnace}, status, created_at
    from employment_period where employee_id = ${id}`.execute(world.test.database.db);
});
afterAll(() => world.close());

const padma = () => world.house.padma;
const meghna = () => world.house.meghna;

async function payMonth(month: string, concernId: string, days: number): Promise<void> {
  await world.closeMonth(month, { [id]: { days } }, concernId);
  const run = await world.generate(world.payroll, month, concernId);
  await expectSameByHand(world.test.database.db, month);
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
}

interface Line {
  readonly name: string;
  readonly kind: string;
  readonly due: bigint;
  readonly amount: bigint;
}
const linesOf = async (month: string, cause: string) =>
  (
    await sql<Line>`select line.kind, component.name, line.due, line.amount
      from salary_line as line
        join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
          and sheet.employee_id = line.employee_id and sheet.state = 'Paid'
        join pay_component as component on component.id = line.component_id
      where line.employee_id = ${id} and sheet.month = ${month} and line.cause = ${cause}
      order by line.place`.execute(world.test.database.db)
  ).rows.map(({ name, kind, due, amount }) => [name, kind, Number(due), Number(amount)]);

it('a raise from the first of a month is made up for once, for what both companies paid', async () => {
  await payMonth('2024-01', padma(), 15);
  await payMonth('2024-01', meghna(), 16);
  await world.salary(id, '62000.00', '2024-01-01');
  await payMonth('2024-02', meghna(), 29);
  expect(await linesOf('2024-02', 'arrear')).toEqual([
    ['Basic', 'Earning', 1_550_000, 1_550_000],
    ['House rent', 'Earning', 775_000, 775_000],
    ['Other allowance', 'Earning', 775_000, 775_000],
    ['Provident fund', 'Deduction', 124_000, 124_000],
    ['Fund of the employer', 'Employer', 124_000, 124_000],
  ]);
  for (const month of ['2024-03', '2024-04']) {
    await payMonth(month, meghna(), 30);
    expect(await linesOf(month, 'arrear')).toEqual([]);
  }
});

it('what there was too little pay for is not lost in a month of two companies', async () => {
  const owe = async (fromMonth: string, amount: string) => {
    const canteen = { employeeId: id, component: world.components['Canteen'], amount };
    const once = { fromMonth, toMonth: fromMonth };
    made(await world.hr.post('/salary-entry', { ...canteen, ...once }), 'data._id');
  };
  await owe('2024-05', '100000.00');
  await payMonth('2024-05', meghna(), 31);
  // back at Padma Foods in the middle of June: each pays a half, and only the second takes what was entered
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause,
      designation_id, department_id, status, created_at)
    select gen_random_uuid(), employee_id, '2024-06-16', '{}', 'change', designation_id,
      department_id, status, created_at
    from employment_period where employee_id = ${id} and from_date < '2024-01-16'`.execute(
    world.test.database.db,
  );
  await payMonth('2024-06', meghna(), 15);
  await payMonth('2024-06', padma(), 15);
  // of 62,000 less the fund, then of half of it
  const [ofMay, ofJune] = [5_952_000, 2_976_000];
  const left = 10_000_000 - ofMay;
  expect(await linesOf('2024-06', 'carried')).toEqual([['Canteen', 'Deduction', left, ofJune]]);
  await payMonth('2024-07', padma(), 31);
  const rest = left - ofJune;
  expect(await linesOf('2024-07', 'carried')).toEqual([['Canteen', 'Deduction', rest, rest]]);
  await payMonth('2024-08', padma(), 31);
  expect(await linesOf('2024-08', 'carried')).toEqual([]);
});
