import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, days } from '../../../platform/clock.ts';
import { sweepNoticesJob } from '../../../platform/notices/sweep-job.ts';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse } from '../../../testing/people/make-house.ts';
import { mailsTo } from '../../../testing/files/mailed.ts';
import { countNotices, decideAbout, unreadOf, writeNoticeMails } from '../../../testing/notices.ts';
import { runJob } from '../../../testing/processes/run-job.ts';

let test: TestApp;
let house: TestHouse;
let hrId: string;
let hr: Client;
let bank: string;
beforeAll(async () => {
  test = await makeApp();
  const admin = await test.as('admin');
  house = await makeHouse(test, admin);
  bank = made(await admin.post('/bank', { name: 'Sonali Bank' }), 'bank._id');
  hrId = await test.newUser({ role: 'HR', email: 'hr@example.com' });
  hr = await test.enter({ kind: 'user', id: hrId });
});
afterAll(() => test.close());

let id: string;
let email: string;
let worker: Client;
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  const password = 'a long enough one';
  id = await test.newPerson({ name: 'Karima', departmentId: house.sales, email, password });
  worker = await test.enter({ kind: 'employee', id });
  await hr.put('/notification', { all: true });
  await writeNoticeMails(test);
});

const propose = () => worker.put(`/employee-panel/profile/${id}`, { phone: '01711' });
const yes = { verdict: 'approve' };

describe('by mail', () => {
  it('each gets one, with a link and without what the record holds', async () => {
    await propose();
    await decideAbout(hr, id, { verdict: 'reject', comment: 'Not your phone' });
    await Promise.all([writeNoticeMails(test), writeNoticeMails(test)]);
    await writeNoticeMails(test);
    const mails = await mailsTo(test.database.db, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: 'notice.decision-rejected',
      subject: expect.stringMatching(/^Your request was rejected · /),
      body: expect.stringMatching(
        /https:\/\/muster\.example\/employee\/inbox\?which=asked&open=[0-9a-f-]{36}/,
      ),
    });
    expect(mails[0]?.body).not.toContain('Not your phone');
    expect(mails[0]?.body).not.toContain('01711');
  });

  it('in the language the reader last used', async () => {
    await sql`insert into account_language values ('employee', ${id}, 'bn')`.execute(
      test.database.db,
    );
    await propose();
    await decideAbout(hr, id, yes);
    await writeNoticeMails(test);
    const [mail] = await mailsTo(test.database.db, email);
    expect(mail).toMatchObject({ language: 'bn', subject: 'আপনার আবেদন অনুমোদিত' });
  });

  it('what is settled before it is written is not', async () => {
    const before = (await mailsTo(test.database.db, 'hr@example.com')).length;
    await propose();
    await decideAbout(hr, id, yes);
    await writeNoticeMails(test);
    expect(await mailsTo(test.database.db, 'hr@example.com')).toHaveLength(before);
  });

  it('nobody who was locked out meanwhile is written to', async () => {
    await propose();
    await decideAbout(hr, id, yes);
    await sql`update employee_account set disabled_at = ${test.clock.now()}
      where employee_id = ${id}`.execute(test.database.db);
    await writeNoticeMails(test);
    expect(await mailsTo(test.database.db, email)).toEqual([]);
  });
});

describe('a change of where pay goes', () => {
  it('is mailed to the person when asked for and when it is done, whatever they chose', async () => {
    await worker.put('/notification/choices', {
      data: ['decision-approved', 'decision-rejected'].map((kind) => ({
        kind,
        inApp: false,
        mail: false,
      })),
    });
    const other = await test.as('hr');
    await hr.put(`/employee/${id}/bank`, { bank, accountName: 'K', accountNumber: '99887766' });
    await decideAbout(other, id, yes);
    await writeNoticeMails(test);
    const mails = await mailsTo(test.database.db, email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'notice.bank-change-asked',
      'notice.bank-changed',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/99887766|Sonali/);
  });
});

describe('what one is told of is the own choice', () => {
  const choose = (client: Client, ...data: object[]) =>
    client.put('/notification/choices', { data });
  const off = { kind: 'decision-approved', inApp: false, mail: false };

  it.each([
    ['what is not known', { ...off, kind: 'a-thing' }, 422],
    ['what is always told', { ...off, kind: 'bank-changed' }, 422],
    ['half a choice', { kind: 'decision-approved', inApp: false }, 400],
  ])('not of %s', async (_, given, status) => {
    expect((await choose(worker, given)).status).toBe(status);
  });

  it('switched off, nothing comes; on by mail only, the app stays quiet', async () => {
    await choose(worker, off);
    await propose();
    await decideAbout(hr, id, yes);
    expect(await countNotices(test, id)).toBe(0);
    await choose(worker, { ...off, mail: true });
    await worker.put(`/employee-panel/profile/${id}`, { phone: '01712' });
    await decideAbout(hr, id, yes);
    await writeNoticeMails(test);
    expect(await unreadOf(worker)).toEqual([]);
    expect(await mailsTo(test.database.db, email)).toHaveLength(1);
  });

  it('says why some cannot be switched off', async () => {
    const reply = await worker.get('/notification/choices');
    const all = (reply.body as { data: { kind: string; always: string | null }[] }).data;
    expect(all.find(({ kind }) => kind === 'bank-changed')?.always).toContain('safety');
    expect(all.find(({ kind }) => kind === 'decision-waits')?.always).toBeNull();
  });
});

it('what is older than a year is swept', async () => {
  await propose();
  await decideAbout(hr, id, yes);
  await sql`update notice set created_at = ${after(test.clock.now(), -days(366))}
    where account_id = ${id}`.execute(test.database.db);
  const others = await countNotices(test, hrId);
  await runJob(sweepNoticesJob(), {}, { db: test.database.db, clock: test.clock });
  expect([await countNotices(test, id), await countNotices(test, hrId)]).toEqual([0, others]);
});
