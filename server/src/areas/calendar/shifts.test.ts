import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse } from '../../testing/people/make-house.ts';
import { shiftsById } from './public.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let limited: Client;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  const id = await test.newUser({ role: 'HR', concernId: house.padma });
  limited = await test.enter({ kind: 'user', id });
});
afterAll(() => test.close());

let count = 0;
const shift = (given: object = {}) => {
  count += 1;
  return {
    name: `Shift ${count}`,
    shortName: `S${count}`,
    startTime: '22:00',
    endTime: '06:00',
    ...given,
  };
};
const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/shift', shift(given)), 'data._id');
const round = async (given: object = {}): Promise<string> => {
  count += 1;
  const body = { name: `Round ${count}`, beginsOn: '2026-01-01', days: [null], ...given };
  return made(await admin.post('/roster-pattern', body), 'data._id');
};

describe('a shift is refused', () => {
  it.each([
    ['without a name', { name: '' }, 400, 'request.fields'],
    ['with an hour that is none', { startTime: '24:00' }, 400, 'request.fields'],
    ['with a long short name', { shortName: 'NIGHTLY' }, 400, 'request.fields'],
    ['with a break as long as itself', { breakMinutes: 480 }, 422, 'calendar.break-too-long'],
    [
      'absent above half a day',
      { halfDayUnder: 100, absentUnder: 101 },
      422,
      'calendar.absent-over-half',
    ],
  ])('%s', async (_, given, status, code) => {
    const reply = await admin.post('/shift', shift(given));
    expect([reply.status, reply.at('code')]).toEqual([status, code]);
  });

  it('with a name that another has', async () => {
    await add({ name: 'Night' });
    const reply = await admin.post('/shift', shift({ name: 'NIGHT' }));
    expect([reply.status, reply.at('fields.name')]).toEqual([
      422,
      'Another record already has this.',
    ]);
  });

  it('by those who only read, and in a stale version', async () => {
    const id = await add();
    const employee = await test.as('employee');
    expect((await employee.put(`/shift/${id}`, { graceIn: 5 })).status).toBe(403);
    expect((await employee.get(`/shift/${id}`)).body).toMatchObject({
      data: { can: { change: false } },
    });
    await admin.put(`/shift/${id}`, { graceIn: 5, version: 1 });
    const late = await admin.put(`/shift/${id}`, { graceIn: 6, version: 1 });
    expect([late.status, late.at('code')]).toEqual([409, 'record.changed-meanwhile']);
    expect(late.text).toContain('Late after');
  });
});

it('a shift with names and times only has what is usual, and keeps what it is given', async () => {
  const id = await add({ graceIn: 5 });
  expect((await admin.get(`/shift/${id}`)).body).toMatchObject({
    data: {
      startTime: '22:00',
      endTime: '06:00',
      breakMinutes: 60,
      graceIn: 5,
      overtimeEarly: 'No',
    },
  });
  await admin.put(`/shift/${id}`, { endTime: '07:00' });
  expect((await shiftsById(test.database.db, [id])).get(id)).toMatchObject({
    startsAt: 1320,
    endsAt: 420,
    graceIn: 5,
  });
});

describe('a shift or a round in use', () => {
  it('is not deleted, and who uses it is named; unused it goes', async () => {
    const id = await add({ name: 'Evening' });
    const pattern = await round({ days: [id, null, id] });
    const used = await admin.delete(`/shift/${id}`);
    expect([used.status, used.at('code')]).toEqual([409, 'record.in-use']);
    expect(used.text).toContain('Evening is used by 2 days of patterns');
    const target = { target: 'unit', of: house.north, startDate: '2026-01-01', pattern };
    const assigned = made(await admin.post('/roster/assignments', target), 'data._id');
    const worked = await admin.delete(`/roster-pattern/${pattern}`);
    expect([worked.status, worked.at('code')]).toEqual([409, 'record.in-use']);
    await admin.delete(`/roster/assignments/${assigned}`);
    expect((await admin.delete(`/roster-pattern/${pattern}`)).status).toBe(200);
    expect((await admin.delete(`/shift/${id}`)).status).toBe(200);
  });

  it('is the group’s: seen and not kept by an account of one concern', async () => {
    const id = await add();
    const pattern = await round({ days: [id] });
    for (const reply of [
      await limited.post('/shift', { name: 'Mine', shortName: 'M', startTime: '1', endTime: '2' }),
      await limited.put(`/shift/${id}`, { graceIn: 2 }),
      await limited.delete(`/shift/${id}`),
      await limited.put(`/roster-pattern/${pattern}`, { days: [null] }),
    ])
      expect([reply.status, reply.at('code')]).toEqual([403, 'access.of-group']);
    const seen = await limited.get(`/shift/${id}`);
    expect(seen.body).toMatchObject({ data: { can: { change: false, remove: false } } });
    expect((await admin.put(`/shift/${id}`, { graceIn: 2 })).status).toBe(200);
  });
});

describe('a round of days', () => {
  it.each([
    ['without a day', { days: [] }, 400],
    ['of more than eight weeks', { days: Array.from({ length: 57 }, () => null) }, 400],
    ['with a shift that is not there', { days: [crypto.randomUUID()] }, 422],
  ])('is refused %s', async (_, given, status) => {
    const body = { name: 'Refused', beginsOn: '2026-01-01', ...given };
    expect((await admin.post('/roster-pattern', body)).status).toBe(status);
  });

  it('is changed and listed with the names of its shifts, off between them', async () => {
    const id = await add({ name: 'Morning' });
    const pattern = await round({ name: 'Two on, one off' });
    await admin.put(`/roster-pattern/${pattern}`, { days: [id, id, null], version: 1 });
    const listed = await admin.get('/roster-pattern/data?search=two%20on');
    expect(listed.body).toMatchObject({
      total: 1,
      data: [{ days: [{ name: 'Morning' }, { name: 'Morning' }, null], version: 2, active: 'Yes' }],
    });
    const late = await admin.put(`/roster-pattern/${pattern}`, { name: 'Late', version: 1 });
    expect(late.status).toBe(409);
  });
});
