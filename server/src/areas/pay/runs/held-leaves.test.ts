import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Pay that was agreed to and must not be paid: it leaves a run of which others were paid without being paid first. */
let world: PayWorld;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await makePay();
  for (const name of ['Rahim', 'Karim']) {
    ids[name] = (await world.person({ name })).id;
    await world.salary(ids[name], '20000.00', '2024-01-01');
  }
});
afterAll(() => world.close());

let hour = 6;
async function begin(month: string): Promise<string> {
  hour += 1;
  world.clock.set(`2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`);
  await world.closeMonth(month, Object.fromEntries(Object.values(ids).map((id) => [id, {}])));
  return world.generate(world.payroll, month);
}
const sheetOf = async (month: string, name: string): Promise<string> =>
  String((await world.sheets(month, `&employeeId=${ids[name]}`))[0]?.['_id']);
const approve = async (run: string) =>
  expect((await world.hr.post('/salary/salary-approve', { run, reason: lookedAt })).status).toBe(
    200,
  );
const pay = async (run: string, ...sheets: string[]) => {
  const given = { run, reason: lookedAt, ...(sheets.length > 0 && { salarySheets: sheets }) };
  expect((await world.hr.post('/salary/salary-paid', given)).status).toBe(200);
};
const hold = async (id: string) => {
  const held = await world.payroll.post(`/salary/${id}/hold`, { reason: 'He has left' });
  expect(held.status, held.text).toBe(200);
};
const remove = (id: string) => world.payroll.delete(`/salary/${id}`);
const reverse = async (run: string, id: string) => {
  const given = { reason: 'The wrong account', salarySheets: [id] };
  const asked = await world.payroll.post(`/salary/run/${run}/reverse`, given);
  const reversal = made(asked, 'data._id');
  made(await world.hr.post(`/salary/reversal/${reversal}/approve`, {}), 'data._id');
};
const stateOf = async (run: string) => (await world.hr.get(`/salary/run/${run}`)).at('data.status');
const offersRemoval = async (id: string) =>
  (await world.payroll.get(`/salary/${id}`)).at('payslip.can.remove');

/** One is paid, the other approved. */
async function paidInPart(month: string) {
  const run = await begin(month);
  const [paid, left] = [await sheetOf(month, 'Rahim'), await sheetOf(month, 'Karim')];
  await approve(run);
  await pay(run, paid);
  return { run, paid, left };
}
interface Slip {
  readonly lines: readonly { amount: string; why: { cause?: string; month?: string } }[];
}
/** The months that a payslip makes up for. */
async function madeUpFor(month: string): Promise<(string | undefined)[]> {
  const reply = await world.hr.get(`/salary/${await sheetOf(month, 'Karim')}`);
  const causes = (reply.body as { payslip: Slip }).payslip.lines.map(({ why }) => why);
  const months = causes.filter(({ cause }) => cause === 'arrear').map((why) => why.month);
  return [...new Set(months)].toSorted();
}

it('a run is paid once the last who was to be paid is held', async () => {
  const { run, left } = await paidInPart('2024-01');
  expect(await stateOf(run)).toBe('Approved');
  await hold(left);
  expect(await stateOf(run)).toBe('Paid');
  await world.payroll.post(`/salary/${left}/release`);
  await pay(run, left);
});

it('whoever is held leaves it with what was made up for in it, and the next pay makes up for both', async () => {
  made(
    await world.hr.post(`/salary`, {
      employeeId: ids['Karim'],
      gross: '30000.00',
      structure: world.staff,
      fromDate: '2024-01-11',
    }),
    'data._id',
  );
  const { run, left } = await paidInPart('2024-02');
  expect(await madeUpFor('2024-02')).toEqual(['2024-01']);
  expect(await offersRemoval(left)).toBe('false');
  expect(statusAndCode(await remove(left)), 'not held').toEqual([409, 'pay.sheet-over']);
  await hold(left);
  expect(await offersRemoval(left)).toBe('true');
  expect((await remove(left)).status).toBe(200);
  expect(await sheetOf('2024-02', 'Karim')).toBe('undefined');
  const entries = await sql<{ before: object }>`select value.before from audit_entry as entry
    join audit_value as value on value.audit_entry_id = entry.id
    where entry.action = 'salary-sheet.remove'`.execute(world.test.database.db);
  expect(entries.rows).toMatchObject([{ before: { month: '2024-02', employeeId: ids['Karim'] } }]);
  expect((await world.hr.post(`/salary/run/${run}/close`, {})).status).toBe(200);
  const next = await begin('2024-03');
  expect(await madeUpFor('2024-03')).toEqual(['2024-01', '2024-02']);
  await pay(next);
});

it('of a run of which nobody was paid it leaves only with the whole run', async () => {
  const month = '2024-04';
  const run = await begin(month);
  const held = await sheetOf(month, 'Karim');
  await hold(held);
  await approve(run);
  expect(await offersRemoval(held)).toBe('false');
  expect(statusAndCode(await remove(held))).toEqual([409, 'pay.sheet-over']);
  const cancelled = await world.hr.post(`/salary/run/${run}/cancel`, { reason: 'He has left' });
  expect(cancelled.status).toBe(200);
});

it('once the others were taken back, too, the run makes room for another of the month', async () => {
  const month = '2024-05';
  const { run, paid, left } = await paidInPart(month);
  await reverse(run, paid);
  expect(await stateOf(run), 'one is still to be paid').toBe('Approved');
  await hold(left);
  expect(await stateOf(run), 'nobody is paid').toBe('Approved');
  expect((await remove(left)).status).toBe(200);
  expect(await stateOf(run)).toBe('Reversed');
  const again = await world.generate(world.payroll, month);
  expect(again).not.toBe(run);
  await pay(again);
  expect(await stateOf(again)).toBe('Paid');
});

it('held before the others are taken back, it goes with the run', async () => {
  const month = '2024-06';
  const { run, paid, left } = await paidInPart(month);
  await hold(left);
  await reverse(run, paid);
  expect(await stateOf(run)).toBe('Reversed');
  await pay(await world.generate(world.payroll, month));
});
