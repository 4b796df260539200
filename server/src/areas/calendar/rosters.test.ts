import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../testing/people/make-house.ts';
import { plansOf } from './public.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let limited: Client;
let day: string;
let night: string;
let round: string;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  const shift = async (name: string, startTime: string, endTime: string) =>
    made(await admin.post('/shift', { name, shortName: name[0], startTime, endTime }), 'data._id');
  [day, night] = [await shift('Day', '08:00', '16:00'), await shift('Night', '22:00', '06:00')];
  const pattern = { name: 'Round', beginsOn: '2026-01-01', days: [day, night, null] };
  round = made(await admin.post('/roster-pattern', pattern), 'data._id');
  const id = await test.newUser({ role: 'HR', concernId: house.padma });
  limited = await test.enter({ kind: 'user', id });
});
afterAll(() => test.close());

const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const assign = (given: object, client = admin) =>
  client.post('/roster/assignments', { startDate: '2026-01-01', of: null, ...given });
const set = (employeeId: string, on: string, what: string, client = admin) =>
  client.put('/roster/days', { days: [{ employeeId, day: on, set: what }] });

interface Cell {
  readonly kind: string;
  readonly shift: { readonly name: string } | null;
  readonly isSet: boolean;
}
/** `Day Night off`: the row of someone in the grid, `*` where it was set by hand. */
async function row(client: Client, id: string, from: string, until: string): Promise<string> {
  const query = `startDate=${from}&endDate=${until}&employeeId=${id}`;
  const { data } = (await client.get(`/roster/grid?${query}`)).body as { data: { days: Cell[] }[] };
  return (data[0]?.days ?? [])
    .map((cell) => `${cell.shift?.name ?? cell.kind}${cell.isSet ? '*' : ''}`)
    .join(' ');
}

describe('an assignment is refused', () => {
  it.each([
    [
      'with a pattern and a shift',
      () => ({ target: 'house', pattern: round, shift: day }),
      422,
      'calendar.one-of-both',
    ],
    ['with neither', () => ({ target: 'house' }), 422, 'calendar.one-of-both'],
    [
      'for a unit without saying which',
      () => ({ target: 'unit', shift: day }),
      422,
      'request.rule',
    ],
    [
      'for the house and something else',
      () => ({ target: 'house', of: house.north, shift: day }),
      422,
      'request.rule',
    ],
    [
      'for a unit that is not there',
      () => ({ target: 'unit', of: crypto.randomUUID(), shift: day }),
      422,
      'request.rule',
    ],
    [
      'for a person who is not there',
      () => ({ target: 'employee', of: crypto.randomUUID(), shift: day }),
      404,
      'record.not-found',
    ],
    [
      'by a shift that is not there',
      () => ({ target: 'house', shift: crypto.randomUUID() }),
      422,
      'request.rule',
    ],
    [
      'by a pattern that is not there',
      () => ({ target: 'house', pattern: crypto.randomUUID() }),
      422,
      'request.rule',
    ],
  ])('%s', async (_, given, status, code) => {
    const reply = await assign(given());
    expect([reply.status, reply.at('code')]).toEqual([status, code]);
  });

  it('by a shift that is out of use', async () => {
    const old = made(
      await admin.post('/shift', {
        name: 'Old',
        shortName: 'O',
        startTime: '01:00',
        endTime: '02:00',
        breakMinutes: 0,
      }),
      'data._id',
    );
    await admin.put(`/shift/${old}`, { active: 'No' });
    expect((await assign({ target: 'unit', of: house.north, shift: old })).status).toBe(422);
    expect((await set(await add(), '2026-01-05', old)).status).toBe(422);
  });

  it('for other concerns, the house or a place by an account of one', async () => {
    const stranger = await add({ department: house.furnace });
    const place = made(await admin.post('/location', { name: 'Shared' }), 'data._id');
    for (const [status, target] of [
      [403, { target: 'house' }],
      [404, { target: 'concern', of: house.meghna }],
      [404, { target: 'department', of: house.furnace }],
      [403, { target: 'location', of: place }],
      [404, { target: 'employee', of: stranger }],
    ] as const)
      expect((await assign({ ...target, shift: day }, limited)).status, target.target).toBe(status);
    const made1 = await assign({ target: 'department', of: house.furnace, shift: night });
    const id = made(made1, 'data._id');
    expect((await limited.delete(`/roster/assignments/${id}`)).status).toBe(404);
    const seen = await limited.get('/roster/assignments?limit=0');
    expect(seen.text).not.toContain(id);
    expect((await set(stranger, '2026-01-05', day, limited)).status).toBe(404);
    expect((await admin.delete(`/roster/assignments/${id}`)).status).toBe(200);
  });

  it('twice for one unit from one day: of twenty at once, one is kept', async () => {
    const given = { target: 'unit', of: house.field, shift: day };
    const replies = await Promise.all(Array.from({ length: 20 }, () => assign(given)));
    const statuses = replies.map((reply) => reply.status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(replies.find((reply) => reply.status === 409)?.at('code')).toBe(
      'calendar.assigned-already',
    );
  });
});

describe('the roster of someone', () => {
  let id: string;
  beforeEach(async () => {
    id = await add({ unit: house.north });
  });

  it('is the week of the company, then that of the unit, then the own', async () => {
    const week = () => row(admin, id, '2026-01-01', '2026-01-04');
    expect(await week()).toBe('work off off work');
    const unit = made(
      await assign({ target: 'unit', of: house.north, pattern: round }),
      'data._id',
    );
    expect(await week()).toBe('Day Night off Day');
    const own = {
      target: 'employee',
      of: id,
      pattern: round,
      shiftedBy: 1,
      startDate: '2026-01-03',
    };
    const mine = made(await assign(own), 'data._id');
    expect(await week()).toBe('Day Night Day Night');
    await admin.delete(`/roster/assignments/${mine}`);
    expect(await week()).toBe('Day Night off Day');
    await admin.delete(`/roster/assignments/${unit}`);
    expect(await week()).toBe('work off off work');
  });

  it('follows the person to another unit on the very day', async () => {
    const unit = made(await assign({ target: 'unit', of: house.north, shift: night }), 'data._id');
    const from = addDays(house.today, 7);
    await admin.put(`/employee/${id}`, {
      department: house.audit,
      unit: null,
      effectiveFrom: from,
    });
    const plans = await plansOf(test.database.db, [id], addDays(from, -7), addDays(from, 6));
    const shifts = plans
      .get(id)
      ?.flatMap((plan) =>
        plan.kind === 'work' ? [[plan.day < from, plan.shift?.id ?? null]] : [],
      );
    expect(new Set(shifts?.map(String))).toEqual(new Set([`true,${night}`, 'false,']));
    await admin.delete(`/roster/assignments/${unit}`);
  });

  it('takes single days by hand and gives them back', async () => {
    const days = (what: string[]) =>
      admin.put('/roster/days', {
        days: what.map((one, at) => ({ employeeId: id, day: `2026-01-0${at + 1}`, set: one })),
      });
    expect((await days([night, day, 'off', 'off'])).body).toEqual({ overHolidays: [] });
    expect(await row(admin, id, '2026-01-01', '2026-01-04')).toBe('Night* Day* off* off*');
    await days(['off', 'roster', 'roster']);
    expect(await row(admin, id, '2026-01-01', '2026-01-04')).toBe('off* off off off*');
    const log = await test.database.db
      .selectFrom('audit_entry')
      .select('changed')
      .where('record_id', '=', id)
      .where('action', '=', 'roster.setDays')
      .orderBy('at', 'desc')
      .execute();
    expect(log[0]?.changed).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
  });

  it('is free on a holiday of its place, unless a shift was set by hand', async () => {
    const place = made(await admin.post('/location', { name: 'Sylhet' }), 'data._id');
    const there = await add({ location: place });
    const holiday = {
      name: 'Of Sylhet',
      startDate: '2026-02-02',
      endDate: '2026-02-03',
      type: 'Company',
    };
    await admin.post('/holidays', { ...holiday, locations: [place] });
    expect((await set(there, '2026-02-04', day)).body).toEqual({ overHolidays: [] });
    // nobody makes a holiday a day of work without being told
    expect((await set(there, '2026-02-03', day)).body).toMatchObject({
      overHolidays: [{ employeeId: there, date: '2026-02-03', holiday: { name: 'Of Sylhet' } }],
    });
    expect((await set(id, '2026-02-03', day)).body).toEqual({ overHolidays: [] });
    await set(id, '2026-02-03', 'roster');
    await set(there, '2026-02-04', 'roster');
    expect(await row(admin, there, '2026-02-01', '2026-02-04')).toBe('work holiday Day* work');
    expect(await row(admin, id, '2026-02-01', '2026-02-04')).toBe('work work work work');
  });

  it('is free at the weekend of the own concern', async () => {
    await admin.put(`/settings/company?concern=${house.meghna}`, { weekend: [0] });
    const there = await add({ department: house.furnace });
    expect(await row(admin, there, '2026-01-01', '2026-01-04')).toBe('work work work off');
  });
});

describe('the grid', () => {
  const span = 'startDate=2026-01-01&endDate=2026-01-02';
  it.each(['startDate=2026-01-02&endDate=2026-01-01', 'startDate=2026-01-01&endDate=2026-03-04'])(
    'is refused for %s',
    async (asked) => {
      const reply = await admin.get(`/roster/grid?${asked}`);
      expect([reply.status, reply.at('code')]).toEqual([422, 'calendar.grid-too-long']);
    },
  );

  it('shows a manager the own team, an employee the own row, and neither may set days', async () => {
    const boss = await test.newPerson({ departmentId: house.sales, name: 'Boss' });
    const worker = await test.newPerson({ departmentId: house.sales, managerId: boss });
    const seen = async (account: string) => {
      const client = await test.enter({ kind: 'employee', id: account });
      const { data } = (await client.get(`/roster/grid?${span}`)).body as {
        data: { employee: { _id: string }; can: { set: boolean } }[];
      };
      expect(data.every(({ can }) => !can.set)).toBe(true);
      expect((await set(worker, '2026-01-01', 'off', client)).status).toBe(403);
      return data.map(({ employee }) => employee._id).toSorted();
    };
    expect(await seen(boss)).toEqual([boss, worker].toSorted());
    expect(await seen(worker)).toEqual([worker]);
  });

  it('is found by name and by unit, page by page', async () => {
    await add({ name: 'Zulekha Khatun', unit: house.north });
    const found = await admin.get(`/roster/grid?${span}&search=zulekha&unit=${house.north}`);
    expect(found.body).toMatchObject({
      total: 1,
      data: [{ employee: { name: 'Zulekha Khatun' } }],
    });
    const other = await admin.get(`/roster/grid?${span}&search=zulekha&unit=${house.field}`);
    expect(other.body).toMatchObject({ total: 0, data: [] });
    const page = await admin.get(`/roster/grid?${span}&limit=1&concernCompany=${house.padma}`);
    expect((page.body as { data: object[] }).data).toHaveLength(1);
    expect(Number(page.at('total'))).toBeGreaterThan(1);
  });

  it('lets nobody set the own days', async () => {
    const own = await add();
    const user = await test.newUser({ role: 'HR', employeeId: own });
    const client = await test.enter({ kind: 'user', id: user });
    const reply = await set(own, '2026-01-01', 'off', client);
    expect([reply.status, reply.at('code')]).toEqual([403, 'people.own-record']);
    const grid = await client.get(`/roster/grid?${span}&employeeId=${own}`);
    expect(grid.body).toMatchObject({ data: [{ can: { set: false } }] });
  });
});
