import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendBatches, workOff } from '../../../testing/files/send-batches.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** January of Padma Foods is closed: its days stay there, whoever writes down a transfer to Meghna Steel in February. */
let world: PayWorld;
let batches: ReturnType<typeof sendBatches>;
beforeAll(async () => {
  world = await makePay();
  batches = sendBatches(world.test);
  await world.travel('2026-02-03T06:00:00.000Z');
  await close('2026-01');
});
afterAll(() => world.close());

const closed = [409, 'people.month-closed'];
const someone = async () => (await world.person()).id;
const close = async (month: string) => world.closeMonth(month, { [await someone()]: {} });
const move = (id: string, department: string, effectiveFrom: string) =>
  world.hr.put(`/employee/${id}`, { department, effectiveFrom });
const departmentOf = async (id: string, day: string) =>
  (await world.hr.get(`/employee/${id}?asOf=${day}`)).at('employee.department.name');

it('a transfer that begins within it is refused, and names the month', async () => {
  const id = await someone();
  for (const day of ['2026-01-16', '2026-01-31', '2025-12-20']) {
    const refused = await move(id, world.house.furnace, day);
    expect(statusAndCode(refused), day).toEqual(closed);
    expect(refused.at('message')).toMatch(/January 2026/);
  }
  expect(await departmentOf(id, '2026-01-20')).toBe('Sales');
});

it('from the day after it the transfer is taken, and within the company from any day', async () => {
  const id = await someone();
  expect((await move(id, world.house.audit, '2026-01-16')).status).toBe(200);
  expect((await move(id, world.house.furnace, '2026-02-01')).status).toBe(200);
  expect(await departmentOf(id, '2026-01-31')).toBe('Audit');
  expect(await departmentOf(id, '2026-02-01')).toBe('Furnace');
  // what was written down of February moves no day of January
  expect((await move(id, world.house.sales, '2026-01-20')).status).toBe(200);
});

it('nor does anyone come into the closed month of a company from another one', async () => {
  const { id } = await world.person({ departmentId: world.house.furnace });
  expect(statusAndCode(await move(id, world.house.sales, '2026-01-16'))).toEqual(closed);
  expect((await move(id, world.house.sales, '2026-02-01')).status).toBe(200);
});

it('many at once and by a sheet are refused as a whole, and nobody is moved', async () => {
  const ids = [await someone(), await someone()];
  const change = async (effectiveFrom: string) => {
    const given = { department: world.house.furnace };
    const body = { ids, given, reason: 'Moved', effectiveFrom };
    const id = made(await world.hr.post('/employee-batch/change', body), 'data._id');
    await workOff(world.test);
    return id;
  };
  const sheet = async (effectiveFrom: string) => {
    const numbers = await Promise.all(
      ids.map(async (id) => (await world.hr.get(`/employee/${id}`)).at('employee.number')),
    );
    const lines = numbers.map((number) => [number, 'Furnace']);
    return batches.check(world.hr, [['number', 'department'], ...lines], { effectiveFrom });
  };
  for (const start of [change, sheet]) {
    const refused = await start('2026-01-16');
    await batches.act(world.hr, refused, 'apply');
    expect(await batches.batch(world.hr, refused)).toMatchObject({
      failure: expect.stringMatching(/January 2026 is closed/) as string,
    });
    expect(await departmentOf(ids[0] ?? '', '2026-01-20')).toBe('Sales');
    expect(await departmentOf(ids[1] ?? '', '2026-02-03')).toBe('Sales');
  }
  const taken = await change('2026-02-01');
  await batches.act(world.hr, taken, 'apply');
  expect(await batches.batch(world.hr, taken)).toMatchObject({ state: 'Applied' });
});

it('a sheet that moved someone before the month was closed is not undone after it', async () => {
  const { id } = await world.person({ departmentId: world.house.furnace });
  const number = (await world.hr.get(`/employee/${id}`)).at('employee.number');
  const lines = [
    ['number', 'department'],
    [number, 'Audit'],
  ];
  await world.travel('2026-03-03T06:00:00.000Z');
  const batch = await batches.check(world.hr, lines, { effectiveFrom: '2026-02-16' });
  await batches.act(world.hr, batch, 'apply');
  expect(await departmentOf(id, '2026-02-16')).toBe('Audit');
  await close('2026-02');
  await batches.act(world.hr, batch, 'undo');
  expect(await batches.batch(world.hr, batch)).toMatchObject({
    state: 'Applied',
    failure: expect.stringMatching(/February 2026 is closed/) as string,
  });
  expect(await departmentOf(id, '2026-02-16')).toBe('Audit');
});
