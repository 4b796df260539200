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
import { runJob } from '../../testing/processes/run-job.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { keepUpJob } from './judging/keep-up-job.ts';
import { recomputeJob } from './judging/recompute-job.ts';

let world: AttendanceWorld;
let boss: { id: string; client: Client };
const people: { id: string; client: Client }[] = [];
const personAt = (index: number) => {
  const found = people[index];
  if (!found) throw new Error(`there is no person ${index}`);
  return found;
};
const summary = '/attendance/date-to-date-attendance-summary';
const matrix = '/attendance/month-matrix';
const log = '/attendance/attendance-log-report';
const march = 'fromDate=2026-03-02&toDate=2026-03-08';
/** comings and goings of three people on the working days of a week; nothing: not there */
const times: readonly (readonly (readonly [string, string] | null)[])[] = [
  [['09:00', '18:00'], ['09:20', '18:00'], ['09:30', '18:00'], ['09:40', '18:00'], null],
  [['09:00', '14:00'], null, ['09:00', '18:30'], ['09:00', '18:00'], ['08:50', '18:00']],
  [null, null, null, null, ['09:00', '18:00']],
];
const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-08'];

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get(daily);
  boss = await world.person({ name: 'Boss', departmentId: world.house.audit });
  const reply = await world.hr.post('/attendance-device', { name: 'Gate' });
  const punches = [];
  for (const [index, own] of times.entries()) {
    const number = `E-${index}`;
    const above = index < 2 ? { managerId: boss.id } : {};
    people.push(await world.person({ name: `Person ${index}`, number, ...above }));
    for (const [at, pair] of own.entries())
      for (const time of pair ?? []) punches.push({ number, at: dhaka(days[at] ?? '', time) });
  }
  await world.at('2026-03-08', '23:00');
  const taken = await sent(world.test.nobody, reply.at('key'), punches);
  expect(taken.body).toMatchObject({ taken: punches.length });
});
afterAll(() => world.close());

const namesIn = (reply: Parameters<typeof rowsOf>[0]) =>
  rowsOf(reply).map((row) => (row.employeeId as { name: string }).name);

it('who sees whose days: filters and searches show nothing more', async () => {
  const [first, third] = [personAt(0), personAt(2)];
  const mine = async (query: string) => namesIn(await boss.client.get(`${query}&sort=name`));
  expect(await mine(`${daily}?todayDate=2026-03-03`)).toEqual(['Boss', 'Person 0', 'Person 1']);
  for (const path of [`${daily}?todayDate=2026-03-03`, `${summary}?${march}`])
    expect(await mine(`${path}&team=all`)).toEqual(['Person 0', 'Person 1']);
  expect(await mine(`${daily}?todayDate=2026-03-03&team=second`)).toEqual([]);
  const sheetOfTeam = await boss.client.get(`${daily}/export?todayDate=2026-03-03&team=direct`);
  expect(sheetOfTeam.text).not.toContain('Boss');
  expect(await mine(`${daily}?employeeId=${third.id}`)).toEqual([]);
  expect(await mine(`${daily}?search=Person&todayDate=2026-03-03`)).toEqual([
    'Person 0',
    'Person 1',
  ]);
  expect(await mine(`${daily}?department=${world.house.sales}`)).toEqual(['Person 0', 'Person 1']);
  const all = await boss.client.get(`${daily}?todayDate=2026-03-03&status=Absent`);
  expect(all.body).toMatchObject({ totals: { Absent: 2, Late: 1 }, total: 2 });
  for (const path of [`${summary}?${march}`, `${matrix}?month=2026-03`])
    expect(await mine(path)).toEqual(['Boss', 'Person 0', 'Person 1']);
  expect(new Set(await mine(`${log}?${march}`))).toEqual(new Set(['Person 0', 'Person 1']));
  expect(namesIn(await first.client.get(`${daily}?todayDate=2026-03-03`))).toEqual(['Person 0']);
  const recruiter = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'RECRUITER' }),
  });
  expect((await recruiter.get(daily)).status).toBe(403);
  const sheet = await boss.client.get(`${summary}/export?${march}`);
  expect(sheet.text).toContain('Person 1');
  expect(sheet.text).not.toContain('Person 2');
});

it('people come from the last name on, or as they were asked for, in the file as well', async () => {
  const of = `todayDate=2026-03-04&department=${world.house.sales}`;
  const listed = async (path: string) => namesIn(await world.hr.get(path));
  const up = ['Person 0', 'Person 1', 'Person 2'];
  for (const path of [`${daily}?${of}`, `${summary}?${march}&${of.split('&')[1]}`]) {
    expect(await listed(path)).toEqual(up.toReversed());
    expect(await listed(`${path}&sort=-name`)).toEqual(up.toReversed());
    expect(await listed(`${path}&sort=number`)).toEqual(up);
  }
  const sheet = await world.hr.get(`${daily}/export?${of}&sort=-number`);
  expect(sheet.text.match(/Person \d/g)).toEqual(up.toReversed());
});

it('the totals of a day are its rows', async () => {
  const path = `${daily}?todayDate=2026-03-04&sort=name&department=${world.house.sales}`;
  const reply = await world.hr.get(path);
  const { totals, total } = reply.body as { totals: Record<string, number>; total: number };
  const rows = rowsOf(reply);
  expect(total).toBe(rows.length);
  // whoever came late was present
  for (const [status, count] of Object.entries(totals))
    expect(
      rows.filter(
        (row) => row.status === status || (status === 'Present' && row.status === 'Late'),
      ),
    ).toHaveLength(count);
  expect(totals).toMatchObject({ Present: 2, Late: 1, Absent: 1 });
  const present = await world.hr.get(`${path}&status=Present`);
  expect(present.body).toMatchObject({ totals, total: 2 });
  expect(rowsOf(present).map((row) => row.status)).toEqual(['Late', 'Present']);
  const sheet = await world.hr.get(
    `${daily}/export?todayDate=2026-03-04&department=${world.house.sales}&status=Present`,
  );
  expect(sheet.text.trim().split('\n')).toHaveLength(3);
  expect((await world.hr.get(`${path}&status=Late`)).body).toMatchObject({ totals, total: 1 });
});

it('a summary adds up the days, and its totals the people', async () => {
  const policy = `/settings/attendance?concern=${world.house.padma}`;
  await world.admin.put(policy, { lateFree: 1, lateEvery: 2, lateCosts: '0.5' });
  const reply = await world.hr.get(`${summary}?${march}&sort=name&department=${world.house.sales}`);
  const rows = rowsOf(reply);
  expect(rows[0]).toMatchObject({
    working: 5,
    present: 4,
    late: 3,
    absent: 1,
    weeklyOff: 2,
    lateMinutes: 90,
    deduction: 0.5,
  });
  expect(rows[1]).toMatchObject({ present: 3, halfDay: 1, absent: 1, overtimeMinutes: 30 });
  const { totals } = reply.body as { totals: Record<string, number> };
  for (const [name, sum] of Object.entries(totals))
    expect([name, rows.reduce((added, row) => added + Number(row[name]), 0)]).toEqual([name, sum]);
  const backwards = await world.hr.get(`${summary}?fromDate=2026-03-08&toDate=2026-03-02`);
  expect(backwards.status).toBe(422);
  expect(backwards.body).toMatchObject({ fields: { toDate: 'This is before the start.' } });
  for (const path of [summary, `${summary}/export`, log, `${log}/export`]) {
    const long = await world.hr.get(`${path}?fromDate=2024-03-08&toDate=2026-03-02`);
    expect([long.status, long.at('code')]).toEqual([422, 'attendance.span-too-long']);
    expect(long.at('message')).toContain('Ask for at most 366 days at once.');
  }
});

it('a month has a cell for each day that began, with the same totals', async () => {
  const of = `sort=name&department=${world.house.sales}`;
  const cells = rowsOf(await world.hr.get(`${matrix}?month=2026-03&${of}`));
  const sums = rowsOf(await world.hr.get(`${summary}?${march}&${of}`));
  const [row] = cells as { days: { date: string; status: string }[]; totals: object }[];
  expect(row?.days.map(({ date }) => date.slice(8))).toEqual([
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
  ]);
  expect(sums[0]).toMatchObject(row?.totals ?? {});
  const first = personAt(0);
  const own = await first.client.get('/employee-panel/attendance/month?month=2026-03');
  expect(own.body).toMatchObject({ data: row?.days, totals: row?.totals });
});

it('the log tells punches of the days that were asked for, the newest first', async () => {
  const first = personAt(0);
  const query = `employeeId=${first.id}&fromDate=2026-03-03&toDate=2026-03-03`;
  expect(rowsOf(await world.hr.get(`${log}?${query}`))).toMatchObject([
    { date: '2026-03-03', at: dhaka('2026-03-03', '18:00'), device: { name: 'Gate' } },
    { date: '2026-03-03', at: dhaka('2026-03-03', '09:20'), source: 'device' },
  ]);
});

it('every report is a file as well, in the language of the reader', async () => {
  const linesOf = (text: string) => text.replace('\uFEFF', '').trim().split('\n');
  const of = `department=${world.house.sales}`;
  const one = await world.hr.get(`${daily}/export?todayDate=2026-03-03&${of}`);
  expect(linesOf(one.text)).toHaveLength(4);
  expect(linesOf(one.text)[1]).toContain('E-0,Person 0,');
  expect(linesOf(one.text)[1]).toContain(',2026-03-03,Late,Office,,09:20,18:00,460,20,0,0,,');
  const month = linesOf((await world.hr.get(`${matrix}/export?month=2026-03&${of}`)).text);
  expect(month[0]).toContain('2026-03-31');
  expect(month[1]).toContain('P,L,L,L,WO,WO,A,');
  const bangla = await world.hr.get(`${summary}/export?${march}&${of}`, {
    headers: { 'accept-language': 'bn' },
  });
  expect(linesOf(bangla.text)[0]).toContain('অনুপস্থিত');
  expect(linesOf((await world.hr.get(`${log}/export?${march}&${of}`)).text)).toHaveLength(19);
  const workbook = await world.hr.get(`${daily}/export?format=xlsx&${of}`);
  expect(workbook.headers['content-type']).toContain('spreadsheetml');
});

it('a slip in the year does not judge a century', async () => {
  const judge = (fromDate: string, toDate: string) =>
    world.hr.post('/attendance/recompute', { fromDate, toDate });
  const slip = await judge('1926-03-01', '1926-03-08');
  expect([slip.status, slip.at('code')]).toEqual([422, 'attendance.long-before-kept']);
  const long = await judge('1926-03-01', '2026-03-08');
  expect([long.status, long.at('code')]).toEqual([422, 'attendance.span-too-long']);
  expect((await judge('2025-09-01', '2025-09-08')).status).toBe(200);
});

it('who asked for days to be judged anew, or for a file to be read, sees how far it is', async () => {
  const span = { fromDate: '2026-03-01', toDate: '2026-03-08' };
  const asked = (await world.hr.post('/attendance/recompute', span)).at('jobId');
  const { db } = world.test.database;
  const progress = () => world.hr.get(`/own-job/${asked}`);
  expect((await personAt(0).client.get(`/own-job/${asked}`)).status).toBe(404);
  expect((await progress()).body).toMatchObject({
    data: { _id: asked, state: 'waiting', progress: null, endedAt: null },
  });
  const at = world.clock.now();
  const { id } = await db
    .updateTable('job')
    .set({ alive_at: at, started_at: at, attempts: 1, done: 3, total: 12 })
    .where('id', '=', asked)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await progress()).body).toMatchObject({
    data: { state: 'running', progress: { done: 3, total: 12 } },
  });
  await db.updateTable('job').set({ finished_at: at }).where('id', '=', id).execute();
  expect((await progress()).body).toMatchObject({ data: { state: 'done', endedAt: at } });
  // work that others asked for is theirs; on the page of all jobs it is for administrators
  const other = { asked_by_id: crypto.randomUUID() };
  await db.updateTable('job').set(other).where('id', '=', id).execute();
  expect((await progress()).status).toBe(404);
  expect((await world.hr.get(`/own-job/${crypto.randomUUID()}`)).status).toBe(404);
});

it('the jobs behind come to the same days, and tell how far they are', async () => {
  const read = async () => (await world.hr.get(`${matrix}?month=2026-03`)).body;
  const before = await read();
  const { db } = world.test.database;
  const parts = { db, clock: world.clock };
  await runJob(keepUpJob(testSettings()), {}, parts);
  await runJob(keepUpJob(testSettings()), {}, parts);
  expect(await read()).toEqual(before);
  const asked = { from: '2026-02-20', until: '2026-02-25', employeeIds: null };
  const told = await runJob(recomputeJob(testSettings()), asked, parts);
  expect(told.at(-1)).toEqual([told.length, told.length]);
  // from then on attendance is kept without a gap
  expect(await world.statusOf(personAt(0).id, '2026-02-26')).toBe('Absent');
  expect((await personAt(0).client.post('/attendance/recompute', {})).status).toBe(403);
  const span = { fromDate: '2026-03-01', toDate: '2026-03-08' };
  expect((await world.hr.post('/attendance/recompute', span)).body).toMatchObject({
    jobId: expect.any(String),
  });
});
