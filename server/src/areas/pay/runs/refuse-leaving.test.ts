import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** January 2026 at Padma Foods, and people of whom it is learned in March that they were gone by then. */
let world: PayWorld;
const month = '2026-01';
let karim: { id: string };

beforeAll(async () => {
  world = await makePay();
  karim = await world.person({ name: 'Karim' });
});
afterAll(() => world.close());

const leave = (id: string, date: string) =>
  world.hr.post(`/employee/${id}/life`, { action: 'leave', date, leavingReason: 'Resigned' });
const joinedWith = async (gross: string) => {
  const person = await world.person();
  await world.salary(person.id, gross);
  return person;
};
const paidTo = async (of: string, { id }: { id: string }) =>
  (await world.sheets(of, `&employeeId=${id}`)).map(({ paidDays, status }) => [paidDays, status]);

it('a last day within a closed month that is not agreed to is refused, and its own last day is not', async () => {
  const rahim = await joinedWith('31000.00');
  await world.closeMonth(month, { [rahim.id]: {} });
  const refused = [409, 'people.month-closed'];
  expect(statusAndCode(await leave(rahim.id, '2026-01-20'))).toEqual(refused);
  await world.generate(world.payroll, month);
  expect(statusAndCode(await leave(rahim.id, '2026-01-20'))).toEqual(refused);
  expect((await leave(rahim.id, '2026-01-31')).status).toBe(200);
});

it('opened before, the days are counted and paid up to the last one', async () => {
  const [before, gone] = ['2025-12', '2025-12-20'];
  const rahim = await joinedWith('31000.00');
  await world.closeMonth(before, { [rahim.id]: {}, [karim.id]: {} });
  await world.generate(world.payroll, before);
  await world.admin.delete(`/attendance-lock/${world.house.padma}?month=${before}`);
  expect((await leave(rahim.id, gone)).status).toBe(200);
  await world.closeMonth(before, { [rahim.id]: { days: 20 }, [karim.id]: {} });
  await world.generate(world.payroll, before);
  expect(await paidTo(before, rahim)).toEqual([[20, 'Generated']]);
});

it('once the month is agreed to, the last day is written down; pay of the others waits until it is known', async () => {
  const of = '2025-11';
  const [rahim, selim] = [await joinedWith('30000.00'), await joinedWith('30000.00')];
  await world.closeMonth(of, { [rahim.id]: {}, [selim.id]: {} });
  const run = await world.generate(world.payroll, of);
  const idOf = async ({ id }: { id: string }) =>
    String((await world.sheets(of, `&employeeId=${id}`))[0]?.['_id']);
  const approve = async (id: string) =>
    world.hr.post('/salary/salary-approve', { run, salarySheets: [id] });
  expect((await approve(await idOf(selim))).status).toBe(200);
  for (const { id } of [selim, rahim]) expect((await leave(id, '2025-11-10')).status).toBe(200);
  expect(await paidTo(of, selim)).toEqual([[30, 'Approved']]);
  const reply = await approve(await idOf(rahim));
  expect(statusAndCode(reply)).toEqual([409, 'pay.overtaken']);
  await world.payroll.post(`/salary/${await idOf(rahim)}/recompute`);
  expect(await paidTo(of, rahim)).toEqual([[10, 'Generated']]);
  expect((await approve(await idOf(rahim))).status).toBe(200);
});
