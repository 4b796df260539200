import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  beginRun,
  finish,
  noteFailure,
  noteJobGivenUp,
  noteJobProgress,
} from '../../../platform/jobs/job-rows.ts';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
let admin: Client;
let adminId: string;
beforeAll(async () => {
  test = await makeApp();
  adminId = await test.newUser({ role: 'ADMIN', name: 'Anika' });
  admin = await test.enter({ kind: 'user', id: adminId });
});
afterAll(() => test.close());
afterEach(() => test.database.db.deleteFrom('job').execute());

const at = () => test.clock.now();
const ask = (kind = 'pay.generate', actor?: { kind: 'user'; accountId: string }) =>
  transaction(test.database.db, (tx) =>
    enqueue(tx, { kind, queue: 'long' }, { n: 1 }, { clock: test.clock, actor }),
  );
const begun = async (kind?: string) => {
  const id = await ask(kind);
  await beginRun(test.database.db, id, at());
  return { id, attempt: 1 };
};
const done = async (kind?: string) => {
  const run = await begun(kind);
  await finish(test.database.db, run, at());
  return run.id;
};
const givenUp = async () => {
  const run = await begun();
  await noteFailure(test.database.db, run, 'no paper');
  await noteJobGivenUp(test.database.db, run, 'no paper', at());
  return run.id;
};
const one = (id: string) => admin.get(`/jobs/${id}`);

describe('refuses', () => {
  it('an administrator of one concern, with a sentence', async () => {
    const id = await givenUp();
    const north = (await admin.post('/concern', { name: 'North' })).at('concern._id');
    const limited = await test.enter({
      kind: 'user',
      id: await test.newUser({ role: 'ADMIN', concernId: north }),
    });
    for (const reply of [
      await limited.get('/jobs/data'),
      await limited.get(`/jobs/${id}`),
      await limited.post(`/jobs/${id}/retry`),
    ])
      expect([reply.status, reply.at('code')]).toEqual([403, 'access.of-group']);
    expect((await one(id)).at('job.state')).toBe('failed');
  });

  it('what is not there, and a state there is not', async () => {
    const absent = '0193a1b2-0000-7000-8000-000000000000';
    expect((await one(absent)).status).toBe(404);
    expect((await admin.post(`/jobs/${absent}/retry`)).status).toBe(404);
    expect((await admin.get('/jobs/data?state=lost')).status).toBe(400);
  });

  it('to begin again what waits, runs or is done', async () => {
    for (const id of [await ask(), (await begun()).id, await done()]) {
      const reply = await admin.post(`/jobs/${id}/retry`);
      expect([reply.status, reply.at('code')]).toEqual([409, 'administration.job-not-given-up']);
    }
  });
});

describe('the list', () => {
  const idsIn = async (query = '') => {
    const { data } = (await admin.get(`/jobs/data${query}`)).body as { data: { _id: string }[] };
    return data.map(({ _id: id }) => id);
  };

  it('is of all jobs, the newest first, by page, kind and state', async () => {
    const waiting = await ask('exam.mark');
    const { id: running } = await begun();
    const ended = await done('exam.mark');
    const failed = await givenUp();
    expect(await idsIn()).toEqual([failed, ended, running, waiting]);
    expect(await idsIn('?limit=2&pageNo=2')).toEqual([running, waiting]);
    expect(await idsIn('?kind=exam.mark')).toEqual([ended, waiting]);
    for (const [state, id] of Object.entries({ waiting, running, done: ended, failed }))
      expect(await idsIn(`?state=${state}`)).toEqual([id]);
    const listed = await admin.get('/jobs/data?kind=exam.mark&state=done');
    expect(listed.body).toMatchObject({ total: 1, kinds: ['exam.mark', 'pay.generate'] });
  });

  it('says how far a job is, who asked for it and what went wrong', async () => {
    const id = await ask('pay.generate', { kind: 'user', accountId: adminId });
    await beginRun(test.database.db, id, at());
    const run = { id, attempt: 1 };
    await noteJobProgress(test.database.db, run, { done: 40, total: 100, at: at() });
    expect((await one(id)).body).toMatchObject({
      job: { state: 'running', progress: { done: 40, total: 100 }, askedBy: 'Anika', attempts: 1 },
    });
    await noteFailure(test.database.db, run, 'no paper');
    expect((await one(id)).body).toMatchObject({
      job: { state: 'waiting', error: 'no paper', endedAt: null, can: { retry: false } },
    });
  });

  it('never shows what a job was handed', async () => {
    const id = await ask();
    expect((await one(id)).text).not.toContain('"n"');
  });
});

it('begins a given-up job again, and keeps who did it', async () => {
  const id = await givenUp();
  expect((await one(id)).body).toMatchObject({
    job: { state: 'failed', error: 'no paper', can: { retry: true } },
  });
  const again = await admin.post(`/jobs/${id}/retry`);
  expect(again.body).toMatchObject({ job: { _id: id, state: 'waiting', error: 'no paper' } });
  const log = await admin.get(`/users/${adminId}/log?limit=1`);
  expect(log.body).toMatchObject({ data: [{ action: 'job.retry', record: 'job', recordId: id }] });
});
