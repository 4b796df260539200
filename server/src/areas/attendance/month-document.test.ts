import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, minutes } from '../../platform/clock.ts';
import type { Client } from '../../testing/client.ts';
import { begun, ended, pdfPages, printed, startPrinting } from '../../testing/files/documents.ts';
import {
  type AttendanceWorld,
  daily,
  dhaka,
  makeAttendance,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { wiredJobs } from '../../testing/processes/wired-jobs.ts';

let world: AttendanceWorld;
let boss: { id: string; client: Client };
let rahim: { id: string; client: Client };
let stranger: { id: string; client: Client };
const path = '/attendance/month-matrix/document';
const ownPath = '/employee-panel/attendance/month/document';
const march = { month: '2026-03' };

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get(daily);
  boss = await world.person({ name: 'Boss', departmentId: world.house.audit });
  rahim = await world.person({ name: 'Rahim Uddin', number: 'E-1', managerId: boss.id });
  stranger = await world.person({ name: 'Stranger', number: 'E-2' });
  const device = await world.hr.post('/attendance-device', { name: 'Gate' });
  await world.at('2026-03-05', '23:00');
  const punches = [
    ['2026-03-02', '09:00', '18:00'],
    ['2026-03-03', '09:40', '19:15'],
    ['2026-03-04', '09:00', '14:00'],
  ].flatMap(([day = '', ...times]) =>
    times.map((time) => ({ number: 'E-1', at: dhaka(day, time) })),
  );
  expect((await sent(world.test.nobody, device.at('key'), punches)).body).toMatchObject({
    taken: 6,
  });
});
afterAll(() => world.close());

const filesOf = (accountId: string) =>
  world.test.database.db
    .selectFrom('stored_file')
    .select(['id', 'state', 'purpose', 'name'])
    .where('account_id', '=', accountId)
    .execute();

describe('is refused', () => {
  it('to nobody, and of someone out of reach', async () => {
    const { nobody } = world.test;
    expect(statusAndCode(await nobody.post(path, march))).toEqual([401, 'session.none']);
    expect(statusAndCode(await nobody.post(ownPath, march))).toEqual([401, 'session.none']);
    const asked = { ...march, employeeId: stranger.id };
    for (const client of [rahim.client, boss.client])
      expect(statusAndCode(await client.post(path, asked))).toEqual([422, 'documents.nothing']);
    const payroll = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'PAYROLL' }),
    });
    expect(statusAndCode(await payroll.post(path, march))).toEqual([403, 'access.not-allowed']);
    expect(statusAndCode(await world.hr.post(ownPath, march))).toEqual([
      409,
      'attendance.no-record',
    ]);
  });

  it('with what no month, person or key is', async () => {
    for (const body of [
      { month: '2026-13' },
      { employeeId: 'x' },
      { extra: 1 },
      { month: '0001-01' },
    ])
      expect(statusAndCode(await world.hr.post(path, body))).toEqual([400, 'request.fields']);
    expect(
      (await world.hr.post(path, { fromDate: '2026-03-05', toDate: '2026-03-01' })).status,
    ).toBe(422);
    expect(
      (await world.hr.post(path, { fromDate: '2020-01-01', toDate: '2026-03-01' })).status,
    ).toBe(422);
  });

  it('when the rights are gone at its turn: the person is told why, and there is no file', async () => {
    const { db } = world.test.database;
    const jobId = begun(await boss.client.post(path, { ...march, employeeId: rahim.id }));
    await db
      .updateTable('employee')
      .set({ line_manager_id: null })
      .where('id', '=', rahim.id)
      .execute();
    const over = await ended(world, boss.client, jobId);
    await db
      .updateTable('employee')
      .set({ line_manager_id: boss.id })
      .where('id', '=', rahim.id)
      .execute();
    expect(over.body).toMatchObject({
      data: { state: 'failed', file: null, problem: { code: 'documents.nothing' } },
    });
    const inBangla = await boss.client.get(`/own-job/${jobId}`, {
      headers: { 'accept-language': 'bn' },
    });
    expect(inBangla.at('data.problem.message')).toMatch(/কাউকে/);
    expect(await filesOf(boss.id)).toEqual([]);
  });

  it('of an account that is blocked meanwhile', async () => {
    const id = await world.test.newUser({ role: 'HR' });
    const client = await world.enter({ kind: 'user', id });
    const jobId = begun(await client.post(path, march));
    await world.test.database.db
      .updateTable('user_account')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', id)
      .execute();
    const engine = await startPrinting(world);
    const state = async () =>
      (
        await world.test.database.db
          .selectFrom('job')
          .select(['finished_at', 'outcome'])
          .where('id', '=', jobId)
          .executeTakeFirstOrThrow()
      ).outcome;
    await expect
      .poll(state, { interval: 100 })
      .toMatchObject({ problem: { code: 'access.not-allowed' } });
    await engine.stop();
    expect(await filesOf(id)).toEqual([]);
  });
});

describe('made', () => {
  it('tells the figures of the screen, to whoever asked alone, for a few minutes', async () => {
    const { address, job, content } = await printed(world, rahim.client, ownPath, march);
    const [page = '', ...more] = await pdfPages(content);
    expect(more).toEqual([]);
    const month = await rahim.client.get('/employee-panel/attendance/month?month=2026-03');
    const { totals } = month.body as { totals: Record<string, number> };
    expect(totals).toMatchObject({ workedMinutes: 1235, lateMinutes: 40, present: 2 });
    for (const text of [
      'Attendance, March 2026',
      'Rahim Uddin',
      'E-1',
      'Padma Foods',
      'Page 1 of 1',
    ])
      expect(page).toContain(text);
    expect(page).toContain('09:40 AM');
    expect(page).toMatch(/Total\s+20 h 35 min\s+40 min/);
    expect(page).toMatch(/Made on Mar 05, 2026, 11:00 PM by Rahim Uddin/);
    expect(job.at('data.file.name')).toBe('Attendance, March 2026 - Rahim Uddin.pdf');
    const id = job.at('data._id');
    for (const other of [boss.client, world.hr, world.admin])
      for (const reply of [
        await other.get(`/own-job/${id}`),
        await other.post(`/own-job/${id}/cancel`),
      ])
        expect(statusAndCode(reply)).toEqual([404, 'record.not-found']);
    expect((await world.test.nobody.get(`/own-job/${id}`)).status).toBe(401);
    await world.travel(after(world.clock.now(), minutes(11)));
    const late = await world.test.app.inject({ method: 'GET', url: address });
    expect(late.statusCode).toBe(404);
    expect((await rahim.client.get(`/own-job/${id}`)).at('data.file.address')).not.toBe(address);
  });

  it('of many is one document with a page for each, in the order of names', async () => {
    const { content, job } = await printed(world, world.hr, path, march);
    const pages = await pdfPages(content);
    const listed = rowsOf(
      await world.hr.get('/attendance/month-matrix?month=2026-03&sort=name&limit=0'),
    );
    const names = listed.map((row) => (row.employeeId as { name: string }).name);
    expect(pages.length).toBe(names.length);
    for (const [at, name] of names.entries()) {
      expect(pages[at]).toContain(name);
      expect(pages[at]).toContain('Page 1 of 1');
    }
    expect(job.body).toMatchObject({
      data: { progress: { done: names.length, total: names.length }, can: { cancel: false } },
    });
  });

  it('of a manager has the own people; in Bangla its figures are Bangla', async () => {
    const asked = await boss.client.send('POST', `/api/v1${path}`, {
      payload: { fromDate: '2026-03-02', toDate: '2026-03-04', employeeId: rahim.id },
      headers: { 'accept-language': 'bn' },
    });
    const job = await ended(world, boss.client, begun(asked));
    const sentFile = await world.test.app.inject({
      method: 'GET',
      url: job.at('data.file.address'),
    });
    const [page = ''] = await pdfPages(new Uint8Array(sentFile.rawPayload));
    expect(page).toContain('০৯:৪০');
    expect(page).toContain('২০২৬');
    expect(page).not.toMatch(/09:40/);
  });

  it('leaves a word in the log of who took whose days away', async () => {
    const entries = await world.test.database.db
      .selectFrom('audit_entry')
      .select(['action'])
      .where('action', 'like', '%monthDocument')
      .execute();
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(['attendance.monthDocument']),
    );
  });
});

describe('asked for', () => {
  it('twice with one key it is one job', async () => {
    const ask = () =>
      rahim.client.send('POST', `/api/v1${ownPath}`, {
        payload: march,
        headers: { 'idempotency-key': 'print once' },
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotency-replayed']).toBe('true');
    await ended(world, rahim.client, first.at('jobId'));
  });

  it('it can be cancelled before it is made, and then is not', async () => {
    const jobId = begun(await rahim.client.post(ownPath, march));
    expect((await rahim.client.get(`/own-job/${jobId}`)).body).toMatchObject({
      data: { state: 'waiting', can: { cancel: true }, file: null },
    });
    expect((await rahim.client.post(`/own-job/${jobId}/cancel`)).at('data.state')).toBe(
      'cancelled',
    );
    expect(statusAndCode(await rahim.client.post(`/own-job/${jobId}/cancel`))).toEqual([
      409,
      'jobs.over',
    ]);
    const before = (await filesOf(rahim.id)).length;
    const over = await ended(world, rahim.client, jobId);
    expect(over.at('data.state')).toBe('cancelled');
    const shown = await world.admin.get(`/jobs/${jobId}`);
    expect(shown.body).toMatchObject({ job: { state: 'cancelled', can: { retry: false } } });
    expect(statusAndCode(await world.admin.post(`/jobs/${jobId}/retry`))[0]).toBe(409);
    expect((await filesOf(rahim.id)).length).toBe(before);
  });

  it('and the process stops in the middle: another takes it over, and there is one file', async () => {
    const before = (await filesOf(rahim.id)).length;
    const jobId = begun(await rahim.client.post(ownPath, march));
    const first = await startPrinting(world);
    // what is under way is given back at its next step, or has just ended
    await first.stop(0);
    const job = await ended(world, rahim.client, jobId);
    expect(job.at('data.state')).toBe('done');
    expect((await filesOf(rahim.id)).filter(({ state }) => state === 'staged').length).toBe(
      before + 1,
    );
  });

  it('and made by a process that was taken for dead, nothing of it is left', async () => {
    const before = await filesOf(rahim.id);
    const { test, clock } = world;
    const { db } = test.database;
    const making = wiredJobs({ files: test.files, clock }).get('documents.one');
    const by = { kind: 'employee', accountId: rahim.id };
    const lost = making?.handle({
      id: crypto.randomUUID(),
      attempt: 1,
      data: { call: 'own-attendance.monthDocument', asked: march, language: 'en', by },
      db,
      clock,
      stopping: new AbortController().signal,
      progress: async () => {},
      step: () => Promise.reject(new Error('it has no steps')),
      publish: () => Promise.reject(new Error('another run has taken over')),
    });
    await expect(lost).rejects.toThrow('taken over');
    expect(await filesOf(rahim.id)).toEqual(before);
  });

  it('too often it is refused for a while', async () => {
    const { client } = await world.person();
    for (let at = 0; at < 40; at += 1) expect((await client.post(ownPath, march)).status).toBe(202);
    expect(statusAndCode(await client.post(ownPath, march))[0]).toBe(429);
  });
});
