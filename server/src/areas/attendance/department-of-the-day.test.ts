import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  daily,
  dhaka,
  makeAttendance,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';

/** From sales to audit on Wednesday 4 March; two who stayed where they were beside. */
let world: AttendanceWorld;
let moved: { id: string; client: Client };
const summary = '/attendance/date-to-date-attendance-summary?fromDate=2026-03-02&toDate=2026-03-05';
const matrix = '/attendance/month-matrix?month=2026-03';
const log = '/attendance/attendance-log-report?fromDate=2026-03-02&toDate=2026-03-05';
const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];

const moveOn = async (effectiveFrom: string, id: string, to: object) => {
  const reply = await world.hr.put(`/employee/${id}`, { ...to, effectiveFrom });
  expect(reply.status, reply.text).toBe(200);
};

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get(daily);
  const { sales, audit } = world.house;
  moved = await world.person({ name: 'Moved', number: 'M-1', departmentId: sales });
  await world.person({ name: 'Seller', number: 'S-1', departmentId: sales });
  await world.person({ name: 'Auditor', number: 'A-1', departmentId: audit });
  await moveOn('2026-03-04', moved.id, { department: audit, unit: world.house.field });
  await world.at('2026-03-05', '23:00');
  const device = await world.hr.post('/attendance-device', { name: 'Gate' });
  const punches = days.flatMap((day) =>
    ['09:00', '18:00'].map((time) => ({ number: 'M-1', at: dhaka(day, time) })),
  );
  expect((await sent(world.test.nobody, device.at('key'), punches)).status).toBe(200);
});
afterAll(() => world.close());

const namesIn = (reply: Parameters<typeof rowsOf>[0]) =>
  rowsOf(reply).map((row) => (row.employeeId as { name: string }).name);
const of = (path: string, department: string) =>
  world.hr.get(`${path}${path.includes('?') ? '&' : '?'}sort=name&department=${department}`);

it.each([
  ['2026-03-03', ['Moved', 'Seller'], ['Auditor']],
  ['2026-03-04', ['Seller'], ['Auditor', 'Moved']],
])('on %s each department has those who were in it then', async (day, sellers, auditors) => {
  const { sales, audit } = world.house;
  for (const [department, names] of [
    [sales, sellers],
    [audit, auditors],
  ] as const) {
    const path = `${daily}?todayDate=${day}`;
    const reply = await of(path, department);
    expect(namesIn(reply)).toEqual(names);
    expect(reply.body).toMatchObject({ total: names.length });
    for (const row of rowsOf(reply))
      expect(row).toMatchObject({ employeeId: { department: { _id: department } } });
    const sheet = await world.hr.get(`${daily}/export?todayDate=${day}&department=${department}`);
    expect(sheet.text.trim().split('\n')).toHaveLength(names.length + 1);
  }
});

it('a summary counts for a department the days in it, and for both together all of them', async () => {
  const { sales, audit } = world.house;
  const countsOf = async (department: string) => {
    const reply = await of(summary, department);
    const row = rowsOf(reply).find(
      ({ employeeId }) => (employeeId as { name: string }).name === 'Moved',
    );
    const { totals } = reply.body as { totals: { working: number; present: number } };
    return { working: row?.working, present: row?.present, all: totals.working };
  };
  expect(await countsOf(sales)).toEqual({ working: 2, present: 2, all: 6 });
  expect(await countsOf(audit)).toEqual({ working: 2, present: 2, all: 6 });
  const whole = rowsOf(await world.hr.get(`${summary}&employeeId=${moved.id}`));
  expect(whole[0]).toMatchObject({
    working: 4,
    present: 4,
    employeeId: { department: { _id: audit } },
  });
});

it('a month shows the days in the department and no others', async () => {
  const daysOf = async (department: string) => {
    const row = rowsOf(await of(matrix, department)).find(
      ({ employeeId }) => (employeeId as { name: string }).name === 'Moved',
    );
    const shown = (row?.days ?? []) as { date: string }[];
    return shown.map(({ date }) => date);
  };
  expect((await daysOf(world.house.sales)).filter((day) => day >= '2026-03-02')).toEqual(
    days.slice(0, 2),
  );
  expect((await daysOf(world.house.audit)).slice(0, 2)).toEqual(days.slice(2));
});

it('a punch belongs to the department of its day', async () => {
  const datesOf = async (department: string) =>
    new Set(rowsOf(await of(log, department)).map(({ date }) => date));
  expect(await datesOf(world.house.sales)).toEqual(new Set(days.slice(0, 2)));
  expect(await datesOf(world.house.audit)).toEqual(new Set(days.slice(2)));
});

it('a unit, a designation and a company are looked for on the day as well', async () => {
  const { padma, meghna, furnace, sales, field } = world.house;
  const clerk = made(await world.admin.post('/designation', { name: 'Clerk' }), 'designation._id');
  const smelter = await world.person({ name: 'Smelter', departmentId: furnace });
  await moveOn('2026-03-04', smelter.id, { department: sales, designation: clerk });
  const on = async (day: string, query: string) =>
    namesIn(await world.hr.get(`${daily}?todayDate=${day}&${query}`));
  const [before, after] = ['2026-03-03', '2026-03-04'];
  expect(await on(before, `unit=${field}`)).toEqual([]);
  expect(await on(after, `unit=${field}`)).toEqual(['Moved']);
  expect(await on(before, `concernCompany=${meghna}`)).toEqual(['Smelter']);
  expect(await on(after, `concernCompany=${meghna}`)).toEqual([]);
  expect(await on(before, `concernCompany=${padma}`)).not.toContain('Smelter');
  expect(await on(after, `concernCompany=${padma}&designation=${clerk}`)).toEqual(['Smelter']);
  expect(await on(before, `designation=${clerk}`)).toEqual([]);
});
