import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, makeHouse } from '../../testing/people/make-house.ts';

/** What is personal and was read of another, or taken away as a file, is in the log. */
let test: TestApp;
let house: TestHouse;
let hr: Client;
let hrId: string;
let person: string;

beforeAll(async () => {
  test = await makeApp();
  house = await makeHouse(test, await test.as('admin'));
  hrId = await test.newUser({ role: 'HR' });
  hr = await test.enter({ kind: 'user', id: hrId });
  person = await test.newPerson({ name: 'Read Often', departmentId: house.sales });
  await test.newPerson({ name: 'Read Seldom', departmentId: house.sales });
});
afterAll(() => test.close());

const entriesOf = (action: string) =>
  test.database.db
    .selectFrom('audit_entry')
    .leftJoin('audit_value', 'audit_value.audit_entry_id', 'audit_entry.id')
    .select(['actor_id as by', 'record', 'record_id as of', 'after'])
    .where('action', '=', action)
    .orderBy('at')
    .execute();

it('the bank account of another: who read whose; the own is nobody else’s business', async () => {
  const own = await test.enter({ kind: 'employee', id: person });
  expect((await own.get(`/employee/${person}/bank`)).status).toBe(200);
  expect((await own.get(`/employee/${hrId}/bank`)).status).toBe(404);
  expect(await entriesOf('profile.readBank')).toEqual([]);
  expect((await hr.get(`/employee/${person}/bank`)).status).toBe(200);
  expect(await entriesOf('profile.readBank')).toEqual([
    { by: hrId, record: 'employee', of: person, after: null },
  ]);
});

it.each([
  ['employee.export', '/employee/export', { search: 'Read', sort: 'name', format: 'csv' }, 2],
  ['employee.export', '/employee/export', { search: 'Seldom', format: 'xlsx' }, 1],
  ['attendance.dailyFile', '/attendance/daily-attendance-report/export', { search: 'Read' }, 2],
  ['attendance.logFile', '/attendance/attendance-log-report/export', { search: 'Read' }, 0],
  [
    'attendance.summaryFile',
    '/attendance/date-to-date-attendance-summary/export',
    { search: 'Often' },
    1,
  ],
  ['attendance.matrixFile', '/attendance/month-matrix/export', { search: 'Often' }, 1],
  [
    'roster.gridFile',
    '/roster/grid/export',
    { startDate: '2026-01-01', endDate: '2026-01-02', search: 'Read' },
    2,
  ],
])('%s: by whom, how many rows, by which filters', async (action, path, asked, rows) => {
  const before = (await entriesOf(action)).length;
  const query = new URLSearchParams(asked as Record<string, string>).toString();
  const reply = await hr.get(`${path}?${query}`);
  expect(reply.status, reply.text).toBe(200);
  const entries = await entriesOf(action);
  expect(entries).toHaveLength(before + 1);
  expect(entries.at(-1)).toMatchObject({
    by: hrId,
    record: 'employee',
    of: null,
    after: { rows, filters: expect.objectContaining({ search: asked.search }) },
  });
});

it('what is refused was not read', async () => {
  const before = (await entriesOf('employee.export')).length;
  expect((await hr.get('/employee/export?columns=secrets')).status).toBe(400);
  expect(await entriesOf('employee.export')).toHaveLength(before);
});
