import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';

/**
 * Meghna Steel pays from the 26th to the 25th, Padma Foods by the calendar. Whoever moves on the 28th is at the end of
 * the period of both, and what was entered for the month is paid by one of them.
 */
let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

const padma = () => world.house.padma;
const meghna = () => world.house.meghna;
async function mover(month: string): Promise<string> {
  const { id } = await world.person({
    name: 'Mita Mover',
    joinedOn: `${month}-01`,
    departmentId: world.house.furnace,
  });
  await world.salary(id, '31000.00', `${month}-01`);
  const moved = { department: world.house.sales, effectiveFrom: `${month}-28` };
  expect((await world.hr.put(`/employee/${id}`, moved)).status).toBe(200);
  return id;
}
const enter = async (employeeId: string, month: string) => {
  const once = { amount: '500.00', fromMonth: month, toMonth: month };
  const body = { employeeId, component: world.components['Incentive'], ...once };
  made(await world.hr.post('/salary-entry', body), 'data._id');
};
const lend = async (employeeId: string, fromMonth: string) => {
  const body = { employeeId, principal: '900.00', instalment: '100.00', fromMonth };
  made(await world.hr.post('/salary-loan', body), 'data._id');
};
async function close(id: string, month: string): Promise<void> {
  await sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
    values (${meghna()}, ${month}, ${`${month}-26`}::date - interval '1 month', ${`${month}-25`},
      ${`${month}-28`}, now())`.execute(world.test.database.db);
  await world.closeMonth(month, { [id]: { days: 25 } }, meghna());
  await world.closeMonth(month, { [id]: { days: 4 } }, padma());
}
async function generate(month: string, concernId: string): Promise<string> {
  const run = await world.generate(world.payroll, month, concernId);
  await expectSameByHand(world.test.database.db, month);
  return run;
}
const approve = (run: string) => world.hr.post('/salary/salary-approve', { run });
/** Attendance was closed for one person only: whoever was paid the month before is missing, which asks for a word. */
const pay = async (run: string) =>
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
/** What was entered and lent, in the pay of each company. */
const besides = async (month: string) =>
  (
    await sql<{ concern: string; cause: string; amount: bigint }>`
      select concern.name as concern, line.cause, line.amount from salary_line as line
        join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
          and sheet.employee_id = line.employee_id and sheet.month = ${month}
        join salary_attempt as attempt on attempt.id = sheet.attempt_id and attempt.state = 'Live'
        join concern on concern.id = sheet.concern_id
      where line.cause in ('entry', 'loan') and sheet.state <> 'Reversed'
      order by concern.name, line.cause`.execute(world.test.database.db)
  ).rows.map(({ concern, cause, amount }) => [concern, cause, Number(amount)]);
const once = (concern: string) => [
  [concern, 'entry', 50_000],
  [concern, 'loan', 10_000],
];

it('what one company paid of it is not paid by the other', async () => {
  const id = await mover('2025-03');
  await enter(id, '2025-03');
  await lend(id, '2025-03');
  await close(id, '2025-03');
  await pay(await generate('2025-03', meghna()));
  await pay(await generate('2025-03', padma()));
  expect(await besides('2025-03')).toEqual(once('Meghna Steel'));
  await world.closeMonth('2025-04', { [id]: {} });
  await pay(await generate('2025-04', padma()));
  expect(await besides('2025-04')).toEqual([['Padma Foods', 'loan', 10_000]]);
});

it('of two that were calculated side by side one is agreed to, the other calculated again', async () => {
  const id = await mover('2025-05');
  await enter(id, '2025-05');
  await close(id, '2025-05');
  const ofMeghna = await generate('2025-05', meghna());
  const ofPadma = await generate('2025-05', padma());
  await pay(ofPadma);
  expect(statusAndCode(await approve(ofMeghna))).toEqual([409, 'pay.overtaken']);
  await pay(await generate('2025-05', meghna()));
  expect(await besides('2025-05')).toEqual(once('Padma Foods').slice(0, 1));
});

it('so it is with an instalment, and both at the same moment', async () => {
  const id = await mover('2025-07');
  await lend(id, '2025-07');
  await close(id, '2025-07');
  const runs = [await generate('2025-07', meghna()), await generate('2025-07', padma())];
  const replies = await Promise.all(runs.map(approve));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.map(statusAndCode)).toContainEqual([409, 'pay.loan-overtaken']);
  const isOfMeghna = replies[0]?.status === 200;
  await pay(await generate('2025-07', isOfMeghna ? padma() : meghna()));
  const concern = isOfMeghna ? 'Meghna Steel' : 'Padma Foods';
  expect(await besides('2025-07')).toEqual(once(concern).slice(1));
});
