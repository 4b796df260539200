import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { askDecision } from '../../../platform/decisions/ask.ts';
import { decide } from '../../../platform/decisions/decide.ts';
import type { DecisionContext } from '../../../platform/decisions/decision-context.ts';
import type { Account, SessionRow } from '../../../platform/session/sessions.ts';
import type { Client } from '../../../testing/client.ts';
import { kindOfDecision } from '../../../testing/people/kind-of-decision.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse } from '../../../testing/people/make-house.ts';
import {
  countNotices,
  decideAbout,
  itemsIn,
  noticesIn,
  unreadOf,
} from '../../../testing/notices.ts';
import { resolveActor } from '../../identity/actor.ts';
import { isAway } from '../../leave/public.ts';
import { isApprover, isWithin, approverPerson } from '../../people/public.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

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
});

const textsOf = async (client: Client) => (await unreadOf(client)).map(({ text }) => text);
const propose = () => worker.put(`/employee-panel/profile/${id}`, { phone: '01711' });
const yes = { verdict: 'approve' };

describe('notices are the own only', () => {
  it('nobody reads them without a session', async () => {
    expect((await test.nobody.get('/notification/data')).status).toBe(401);
    expect((await test.nobody.put('/notification', { all: true })).status).toBe(401);
  });

  it.each([
    ['nothing', {}, 422],
    ['no ids', { ids: [] }, 400],
    ['what is no id', { ids: ['x'] }, 400],
    ['something unknown', { all: true, account: crypto.randomUUID() }, 400],
  ])('%s is not marked', async (_, body, status) => {
    expect((await worker.put('/notification', body)).status).toBe(status);
  });

  it('another’s are neither listed nor marked', async () => {
    await propose();
    const [notice] = await unreadOf(hr);
    expect(await unreadOf(worker)).toEqual([]);
    const reply = await worker.put('/notification', { ids: [notice?._id] });
    expect(reply.body).toEqual({ unread: 0 });
    await worker.put('/notification', { all: true });
    expect(await unreadOf(hr)).toHaveLength(1);
  });

  it('marked by two at once are marked once, and the first moment stays', async () => {
    await propose();
    const [notice] = await unreadOf(hr);
    const ids = [notice?._id];
    const replies = await Promise.all([1, 2].map(() => hr.put('/notification', { ids })));
    expect(replies.map(({ body }) => body)).toEqual([{ unread: 0 }, { unread: 0 }]);
    const readAt = async () => noticesIn(await hr.get('/notification/data?limit=1'))[0]?.readAt;
    const first = await readAt();
    test.clock.advance(60_000);
    await hr.put('/notification', { ids });
    expect(await readAt()).toBe(first);
  });
});

describe('a decision', () => {
  it('tells those it waits for, who asked of the verdict, and nobody else', async () => {
    await propose();
    expect(await textsOf(hr)).toEqual(['Change of the record for Karima waits for your decision']);
    expect(await unreadOf(worker)).toEqual([]);
    await decideAbout(hr, id, yes);
    expect(await unreadOf(hr)).toEqual([]);
    expect(await textsOf(worker)).toEqual(['Change of the record for Karima was approved']);
    expect(await countNotices(test, id)).toBe(1);
  });

  it('is told in the language of whoever reads', async () => {
    await propose();
    await decideAbout(hr, id, { verdict: 'reject', comment: 'Not your phone' });
    const headers = { 'accept-language': 'bn' };
    const reply = await worker.get('/notification/data', { headers });
    expect(noticesIn(reply)[0]?.text).toBe('Karima: রেকর্ডের পরিবর্তন প্রত্যাখ্যাত হয়েছে: Not your phone');
  });

  it('taken back is over for those it waited for, without a new notice', async () => {
    await propose();
    const [item] = itemsIn(await worker.get('/inbox/data?which=asked'));
    await worker.delete(`/employee-panel/profile/${id}/proposal/${item?._id}`);
    expect(await unreadOf(hr)).toEqual([]);
    expect(noticesIn(await hr.get('/notification/data?limit=1'))).toMatchObject([{ over: true }]);
    expect(await unreadOf(worker)).toEqual([]);
  });

  it('undone has told nobody', async () => {
    await propose();
    const before = await countNotices(test, id);
    const decision = await test.database.db
      .selectFrom('decision')
      .selectAll()
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = {
      kinds: new Map(),
      approverPerson,
      isAway,
      today: () => test.clock.today('Asia/Dhaka'),
    };
    await expect(
      transaction(test.database.db, async (tx) => {
        await notifyOfDecision(asked)(tx, { about: 'approved', decision, at: test.clock.now() });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await countNotices(test, id)).toBe(before);
    expect(await unreadOf(hr)).toHaveLength(1);
  });

  it('of HR about someone tells that person, too', async () => {
    const other = await test.as('hr');
    await hr.put(`/employee/${id}/bank`, { bank, accountName: 'K', accountNumber: '0011' });
    await decideAbout(other, id, { verdict: 'reject', comment: 'No' });
    const outcome = 'Change of the bank account for Karima was rejected: No';
    expect(await textsOf(hr)).toEqual([outcome]);
    expect(await textsOf(worker)).toEqual([
      outcome,
      expect.stringContaining('bank account your pay goes to was asked for'),
    ]);
  });

  it('of two steps tells the second when the first has agreed, and who asked at the end', async () => {
    const boss = await test.newPerson({ departmentId: house.sales });
    await sql`update employee set line_manager_id = ${boss} where id = ${id}`.execute(
      test.database.db,
    );
    const kind = kindOfDecision({ name: 'two-steps', steps: ['lineManager', 'hr'] });
    const kinds: DecisionContext['kinds'] = new Map([
      ['two-steps', { kind, approved: async () => undefined }],
    ]);
    const asked = { kinds, approverPerson, isAway, today: () => test.clock.today('Asia/Dhaka') };
    const decisionContext: DecisionContext = {
      ...asked,
      isApprover,
      isWithin,
      tell: notifyOfDecision(asked),
    };
    const actorOf = async (account: Account) => {
      // of a session only these are read
      const session = { id: account.id, account_kind: account.kind, account_id: account.id };
      const actor = await resolveActor(test.database.db, session as SessionRow, test.clock.now());
      if (typeof actor !== 'object') throw new Error(actor);
      return actor;
    };
    const manager = await test.enter({ kind: 'employee', id: boss });
    const asking = { subjectId: id, record: 'employee', recordId: id, content: {} };
    const asker = await actorOf({ kind: 'employee', id });
    const at = test.clock.now();
    const { db } = test.database;
    const decision = await transaction(db, (tx) =>
      askDecision(tx, decisionContext, kind, asking, asker, at),
    );
    const counts = async () =>
      Promise.all([manager, hr, worker].map(async (client) => (await unreadOf(client)).length));
    expect(await counts()).toEqual([1, 0, 0]);
    const said = { verdict: 'approve', at, requestId: null } as const;
    const first = await actorOf({ kind: 'employee', id: boss });
    await transaction(db, (tx) => decide(tx, decisionContext, first, decision.id, said));
    expect(await counts()).toEqual([0, 1, 0]);
    const second = await actorOf({ kind: 'user', id: hrId });
    await transaction(db, (tx) => decide(tx, decisionContext, second, decision.id, said));
    expect(await counts()).toEqual([0, 0, 1]);
  });
});
