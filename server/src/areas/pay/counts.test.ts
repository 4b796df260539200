import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld, type TestFigure } from '../../testing/people/make-pay.ts';

/** What is counted of a month, and what it comes to at a salary of 30,000.00, a day of which is 1,000.00. */
let world: PayWorld;
let structure: string;
const each = { overtime: '60.00', nights: '70.00', holidaysWorked: '80.00' };
const more = { weeklyOffsWorked: '90.00', presentDays: '20.00' };
const nameOf = (count: string) => `Of ${count}`;
const ofGross = ['encashedLeave', 'absence', 'lateDays', 'unpaidLeave'] as const;

beforeAll(async () => {
  world = await makePay();
  const basic = world.components['Basic'] ?? '';
  const taken = new Set(['absence', 'lateDays', 'unpaidLeave']);
  const counted = { calculation: 'countRate' };
  const parts = [{ component: basic, inGross: 'Yes', calculation: 'remainder' }];
  for (const [count, amount] of Object.entries({ ...each, ...more }))
    parts.push({
      component: await world.component(nameOf(count)),
      ...counted,
      count,
      amount,
    } as never);
  for (const count of ofGross) {
    const kind = taken.has(count) ? 'Deduction' : 'Earning';
    const component = await world.component(
      nameOf(count),
      kind,
      taken.has(count) ? 'Absence' : 'Other',
    );
    parts.push({ component, ...counted, count, divisor: 30 } as never);
  }
  structure = await world.structure('Counted', parts);
});
afterAll(() => world.close());

interface Leave {
  readonly pay: 'Paid' | 'Part paid' | 'Unpaid';
  readonly share?: number;
  readonly taken: number;
  readonly encashed?: number;
}

let months = 0;
/** Lines beside the basic, in minor units. */
async function linesOf(figure: TestFigure, leave: readonly Leave[] = []) {
  months += 1;
  const month = `${2000 + months}-01`;
  const { db } = world.test.database;
  const { id } = await world.person({ joinedOn: '2000-01-01' });
  await world.salary(id, '30000.00', '2000-01-01', structure);
  await world.closeMonth(month, { [id]: figure });
  for (const { pay, share = null, taken, encashed = 0 } of leave)
    await sql`insert into leave_figure (concern_id, month, employee_id, leave_type_id, pay, paid_share,
        taken, encashed)
      values (${world.house.padma}, ${month}, ${id}, ${await world.kind({})}, ${pay}, ${share},
        ${taken}, ${encashed})`.execute(db);
  await world.generate(world.payroll, month);
  const found = await sql<{ name: string; amount: bigint }>`select component.name, line.amount
    from salary_line as line join pay_component as component on component.id = line.component_id
      join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
        and sheet.employee_id = line.employee_id
    where line.employee_id = ${id} and sheet.month = ${month} and not line.in_gross`.execute(db);
  return Object.fromEntries(
    found.rows.map(({ name, amount }) => [name.replace('Of ', ''), Number(amount)]),
  );
}

const none = { present: 0 };
it.each<[string, TestFigure, readonly Leave[], Record<string, number>]>([
  ['ninety minutes at 60.00 an hour', { ...none, overtime: 90 }, [], { overtime: 9000 }],
  ['three nights at 70.00', { ...none, nights: 3 }, [], { nights: 21_000 }],
  ['a holiday worked', { ...none, holidays_worked: 1 }, [], { holidaysWorked: 8000 }],
  ['two weekly offs worked', { ...none, weekly_offs_worked: 2 }, [], { weeklyOffsWorked: 18_000 }],
  ['22 days present at 20.00', {}, [], { presentDays: 44_000 }],
  [
    'three half days: as many halves absent, and present',
    { ...none, half_days_to_work: 3000 },
    [],
    { absence: 150_000, presentDays: 3000 },
  ],
  [
    'a half day with leave for the other half: half of what was to be worked, the leave not again',
    { ...none, half_days_to_work: 500 },
    [{ pay: 'Paid', taken: 500 }],
    { absence: 25_000, presentDays: 500 },
  ],
  ['what lates cost', { ...none, late_deduction: 500 }, [], { lateDays: 50_000 }],
  [
    'two days of unpaid leave, and one that is paid to 60 per cent',
    none,
    [
      { pay: 'Unpaid', taken: 2000 },
      { pay: 'Part paid', share: 60, taken: 1000 },
      { pay: 'Paid', taken: 1000 },
    ],
    { unpaidLeave: 240_000 },
  ],
  [
    'a day and a half of leave that is paid out',
    none,
    [{ pay: 'Paid', taken: 0, encashed: 1500 }],
    { encashedLeave: 150_000 },
  ],
  [
    'two of 31 days suspended are paid by half, whatever the part is divided by',
    { ...none, suspended: 2 },
    [],
    { unpaidLeave: 96_774 },
  ],
  ['two of 31 days of a long leave', { ...none, long_leave: 2 }, [], { unpaidLeave: 193_548 }],
  [
    'one more of unpaid leave beside them is a thirtieth',
    { ...none, long_leave: 2 },
    [{ pay: 'Unpaid', taken: 1000 }],
    { unpaidLeave: 293_548 },
  ],
])('%s', async (_, figure, leave, expected) => {
  expect(await linesOf(figure, leave)).toEqual(expected);
});

it('a half day costs what the company says, and is kept with the attempt', async () => {
  const path = `/settings/pay?concern=${world.house.padma}`;
  expect((await world.admin.put(path, { halfDayAbsence: 0 })).status).toBe(200);
  expect(await linesOf({ ...none, half_days_to_work: 1000 })).toEqual({ presentDays: 2000 });
  const kept = await sql<{ percent: number }>`select distinct
      (terms->>'halfDayAbsence')::int as percent from salary_attempt
    where state = 'Live' order by 1`.execute(world.test.database.db);
  expect(kept.rows.map(({ percent }) => percent)).toEqual([0, 50]);
});
