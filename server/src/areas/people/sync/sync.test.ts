import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../../testing/client.ts';
import { makeHrisFeed } from '../../../testing/people/make-feed.ts';
import { answerOf } from './sync-answer.ts';
import { syncJob } from './sync-job.ts';
import { inDhaka } from '../../../testing/clocks/in-dhaka.ts';

const made = makeHrisFeed();
const { setUp, person, tells, post } = made;
const codeOf = (reply: Reply): string => reply.at('code');
const sync = (by: Client = made.all.hr) => by.post('/employee/data-sync-from-hris');
const results = (reply: Reply): unknown[] => {
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { syncData: { result: string }[] }).syncData.map(({ result }) => result);
};

describe('a sync', () => {
  beforeEach(() => setUp());

  it('adds who is new, tells what is wrong, and finds all unchanged the next time', async () => {
    const { code: _, ...nobody } = person('x').emp;
    tells(person('S-1'), person('S-2', { boss: 'S-1' }), person('S-3', { dept: 'Nowhere' }), {
      ...person('x'),
      emp: nobody,
    });
    const first = await sync();
    expect(results(first)).toEqual(['new', 'new', 'refused', 'refused']);
    expect(first.body).toMatchObject({
      totals: { new: 2, changed: 0, unchanged: 0, refused: 2 },
      done: 'Yes',
      syncData: [
        { row: 1, employeeNumber: 'S-1', _id: expect.any(String), message: null },
        { employeeNumber: 'S-2' },
        { employeeNumber: 'S-3', _id: null, message: expect.stringContaining('Department') },
        { employeeNumber: null, _id: null, message: expect.stringContaining('Employee number') },
      ],
    });
    const added = await made.all.admin.get(`/employee/${first.at('syncData.1._id')}`);
    expect(added.body).toMatchObject({
      employee: {
        number: 'S-2',
        name: 'Person S-2',
        gender: 'Male',
        joiningDate: '2020-01-05',
        department: { name: 'Sales' },
        lineManager: { name: 'Person S-1' },
      },
    });
    const again = await made.all.hr.get('/employee/data-sync-from-hris');
    expect(results(again)).toEqual(['unchanged', 'unchanged', 'refused', 'refused']);
  });

  it('changes who is known and leaves those who are missing', async () => {
    tells(person('C-1'), person('C-2'));
    await sync();
    tells(person('C-1', { emp: { code: 'C-1', name: 'Renamed' }, dept: 'Audit' }));
    const reply = await sync();
    expect(results(reply)).toEqual(['changed']);
    const found = await made.all.admin.get('/employee/data?limit=0&search=C-2');
    expect(found.body).toMatchObject({ employees: [{ number: 'C-2', status: 'Probation' }] });
    const history = await made.all.admin.get(`/employee/${reply.at('syncData.0._id')}/history`);
    expect(history.body).toMatchObject({
      data: [{ cause: 'sync', department: { name: 'Audit' } }, {}],
    });
  });

  it('gives nobody the rights of all access, unless an administrator starts it', async () => {
    const { admin, house } = made.all;
    const chief = (await admin.get(`/designation/${house.chief}`)).at('designation.name');
    tells(person('K-1', { post: chief }), person('K-2'));
    const byHr = await sync();
    expect(results(byHr)).toEqual(['refused', 'new']);
    expect(byHr.at('syncData.0.message')).toContain('Chief Executive Officer');
    expect(results(await sync(admin))).toEqual(['new', 'unchanged']);
  });

  it('reads CSV by its headings', async () => {
    const csv = ['code', 'name', 'post', 'dept', 'joined'];
    const to = ['number', 'name', 'designationId', 'departmentId', 'joinedOn'];
    await setUp({
      format: 'csv',
      rowsAt: '',
      mapping: csv.map((from, at) => ({ from, to: to[at] })),
    });
    made.all.feed.answers(`code,name,post,dept,joined\nV-1,রহিম,${post},Sales,05/01/2020\n`);
    const reply = await sync();
    expect(results(reply)).toEqual(['new']);
    expect(reply.at('syncData.0.row')).toBe('2');
  });

  it('is in the audit log, by whom it was asked for', async () => {
    tells(person('A-1'));
    await sync();
    const log = await made.all.admin.get('/audit/data?limit=0&record=hris_feed');
    expect(log.status, log.text).toBe(200);
    expect(log.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ action: 'hris.sync' })]),
    });
  });

  it('is one at a time: the second is refused, whether it fetches or applies', async () => {
    const gate = Promise.withResolvers<void>();
    made.all.feed.answers((_, response) => {
      void gate.promise.then(() =>
        response.end(JSON.stringify({ data: { items: [person('O-1')] } })),
      );
    });
    const first = sync();
    const before = made.all.feed.asked.length;
    await expect.poll(() => made.all.feed.asked.length).toBeGreaterThan(before);
    const second = await sync();
    expect([second.status, codeOf(second)]).toEqual([409, 'people.sync-under-way']);
    gate.resolve();
    expect(results(await first)).toEqual(['new']);
  });

  it('that failed tells why, there and on the screen, and leaves the next one free', async () => {
    made.all.feed.answers((_, response) => void response.writeHead(503).end());
    const reply = await sync();
    expect([reply.status, codeOf(reply)]).toEqual([422, 'outgoing.answered-no']);
    expect((await made.all.admin.get('/hris-feed')).body).toMatchObject({
      failure: { message: expect.stringContaining('status 503') },
    });
    tells(person('F-1'));
    expect(results(await sync())).toEqual(['new']);
    expect((await made.all.admin.get('/hris-feed')).body).toMatchObject({ failure: null });
  });

  it('is the group’s: not for someone limited to a concern', async () => {
    const concernId = made.all.house.meghna;
    const limited = await made.all.test.enter({
      kind: 'user',
      id: await made.all.test.newUser({ role: 'HR', concernId }),
    });
    tells(person('L-1'), person('L-2', { dept: 'Furnace' }));
    const reply = await sync(limited);
    expect([reply.status, codeOf(reply)]).toEqual([403, 'access.of-group']);
  });

  it('that takes longer than a request may goes on, and says where', async () => {
    tells(person('G-1'));
    await sync();
    const { rows } = await sql<{ id: string }>`select id from sheet_batch
      where kind = 'sync' order by created_at desc, id desc limit 1`.execute(
      made.all.test.database.db,
    );
    const id = rows[0]?.id ?? '';
    await sql`update sheet_batch set state = 'Applying' where id = ${id}`.execute(
      made.all.test.database.db,
    );
    const answer = await answerOf(made.all.test.database.db, id, 'en', { every: 1, looks: 2 });
    expect(answer).toMatchObject({ done: false, batchId: id, rows: [] });
    const second = await sync();
    expect([second.status, codeOf(second)]).toEqual([409, 'people.sync-under-way']);
    await sql`update sheet_batch set state = 'Applied' where id = ${id}`.execute(
      made.all.test.database.db,
    );
  });
});

describe('a preview', () => {
  it('changes nobody and waits as a batch', async () => {
    await setUp();
    tells(person('P-900'));
    const reply = await made.all.hr.post('/hris-feed/preview');
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toMatchObject({ data: { kind: 'sync' } });
    const id = reply.at('data._id');
    const state = async () => (await made.all.hr.get(`/employee-batch/${id}`)).at('data.state');
    await expect.poll(state).toBe('Checked');
    expect((await made.all.hr.get(`/employee-batch/${id}`)).body).toMatchObject({
      data: { counts: { new: 1 }, can: { apply: true } },
    });
    expect((await made.all.admin.get('/employee/data?search=P-900')).body).toMatchObject({
      employees: [],
    });
  });
});

describe('the daily run', () => {
  const run = () =>
    syncJob(inDhaka).handle({
      id: '',
      data: {},
      attempt: 1,
      db: made.all.test.database.db,
      clock: made.all.test.clock,
      stopping: new AbortController().signal,
      progress: async () => undefined,
      step: () => Promise.reject(new Error('it has no steps')),
      publish: () => Promise.reject(new Error('it publishes nothing')),
    });
  const isThere = async (number: string) =>
    (await made.all.admin.get(`/employee/data?search=${number}`)).at('employees.0.number') ===
    number;

  it('does nothing unless it is wanted, and then once a day', async () => {
    await setUp();
    tells(person('D-1'));
    const before = made.all.feed.asked.length;
    await run();
    expect(made.all.feed.asked).toHaveLength(before);
    await setUp({ daily: 'Yes' });
    await run();
    await expect.poll(() => isThere('D-1')).toBe(true);
    await run();
    expect(made.all.feed.asked).toHaveLength(before + 1);
  });

  it('that failed is tried again in the next hour', async () => {
    await setUp({ daily: 'Yes' });
    await sql`update hris_feed set daily_on = null`.execute(made.all.test.database.db);
    made.all.feed.answers('nonsense');
    await run();
    expect((await made.all.admin.get('/hris-feed')).at('failure.message')).toContain('not JSON');
    tells(person('D-2'));
    await run();
    await expect.poll(() => isThere('D-2')).toBe(true);
  });
});
