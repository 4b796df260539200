import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { insteadOfAsked } from '@muster/contract/kernel/decisions/decision.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { askDecision } from '../../platform/decisions/ask.ts';
import { decide } from '../../platform/decisions/decide.ts';
import type { DecisionContext } from '../../platform/decisions/decision-context.ts';
import { escalate } from '../../platform/decisions/escalate.ts';
import { lockDecision } from '../../platform/decisions/store.ts';
import { newId } from '../../platform/ids.ts';
import type { Account, SessionRow } from '../../platform/session/sessions.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';
import { kindOfDecision } from '../../testing/people/kind-of-decision.ts';
import { type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';
import { made } from '../../testing/people/make-house.ts';
import { resolveActor } from '../identity/actor.ts';
import { isApprover, isWithin, approverPerson, personNamed } from '../people/public.ts';
import { approverAccounts } from './notices/approver-accounts.ts';
import { listInbox, readItem } from './read-inbox.ts';
import { notifyOfDecision } from './notices/notify-of-decision.ts';
import { never } from '../../platform/db/condition.ts';

/** Decisions that are about no person: a run of work of one concern, first payroll, then who it is given to. */
const kind = kindOfDecision({
  name: 'test-run',
  subject: 'run',
  steps: ['payroll', 'assignee'],
  override: insteadOfAsked,
});
const done: string[] = [];
let world: LeaveWorld;
let decisionContext: DecisionContext;
let concerns: readonly [string, string];
let assigneeId: string;
let hr: Actor;
const actorOf = async (account: Account): Promise<Actor> => {
  // of a session only these are read
  const session = { id: account.id, account_kind: account.kind, account_id: account.id };
  const { test, clock } = world;
  const actor = await resolveActor(test.database.db, session as SessionRow, clock.now());
  if (typeof actor !== 'object') throw new Error(actor);
  return actor;
};
const user = async (given: Parameters<LeaveWorld['test']['newUser']>[0]) =>
  actorOf({ kind: 'user', id: await world.test.newUser(given) });

beforeAll(async () => {
  world = await makeLeave();
  const concern = async (name: string) =>
    made(await world.admin.post('/concern', { name }), 'concern._id');
  concerns = [await concern('Padma Textiles'), await concern('Meghna Foods')];
  const asked = {
    kinds: new Map([
      [
        kind.name,
        {
          kind,
          approved: async () => void done.push('approved'),
          rejected: async () => void done.push('rejected'),
          returned: async () => void done.push('returned'),
        },
      ],
    ]),
    approverPerson,
    isAway: () => never,
    today: () => '2026-03-02',
  };
  decisionContext = { ...asked, isApprover, isWithin, tell: notifyOfDecision(asked) };
  hr = await user({ role: 'HR' });
});
afterAll(() => world.close());
beforeEach(async () => {
  done.length = 0;
  assigneeId = (await world.person()).id;
});

const parts = () => ({
  now: inDhaka,
  decisionContext,
  overdueBefore: () => null,
  faceOf: () => '',
});
const put = (by: Actor, concernId: string | null = concerns[0]) =>
  transaction(world.test.database.db, (tx) => {
    const at = world.clock.now();
    const subjectId = newId(at);
    const about = { name: 'March 2026, Padma Textiles', concernId };
    const asking = {
      subjectId,
      about,
      assigneeId,
      record: 'run',
      recordId: subjectId,
      content: {},
    };
    return askDecision(tx, decisionContext, kind, asking, by, at);
  });
const say = (by: Actor, id: string, verdict: 'approve' | 'reject' | 'return', comment?: string) =>
  transaction(world.test.database.db, (tx) =>
    decide(tx, decisionContext, by, id, {
      verdict,
      comment,
      at: world.clock.now(),
      requestId: null,
    }),
  );
const inboxOf = async (actor: Actor, which: 'waiting' | 'others' = 'waiting') =>
  (await listInbox(world.test.database.db, actor, { which }, parts())).rows.map(({ id }) => id);

describe('a decision about a run of work', () => {
  it('waits for payroll of its concern, who are told, and for nobody of another', async () => {
    const own = await user({ role: 'PAYROLL', concernId: concerns[0] });
    const other = await user({ role: 'PAYROLL', concernId: concerns[1] });
    const decision = await put(hr);
    expect(await inboxOf(own)).toEqual([decision.id]);
    expect(await inboxOf(other)).toEqual([]);
    const accounts = await approverAccounts(world.test.database.db, decision, decisionContext);
    expect(accounts.map(({ id }) => id)).toContain(own.accountId);
    expect(accounts.map(({ id }) => id)).not.toContain(other.accountId);
    await expect(say(other, decision.id, 'approve')).rejects.toThrow(/not/i);
    await expect(readItem(world.test.database.db, other, decision.id, parts())).rejects.toThrow();
  });

  it('of the whole group waits for those of all concerns alone', async () => {
    const limited = await user({ role: 'PAYROLL', concernId: concerns[0] });
    const whole = await user({ role: 'PAYROLL' });
    const decision = await put(hr, null);
    expect(await inboxOf(limited)).not.toContain(decision.id);
    expect(await inboxOf(whole)).toContain(decision.id);
  });

  it('is told by its name, goes to whom it was given, and ends with their yes', async () => {
    const payroll = await user({ role: 'PAYROLL' });
    const decision = await put(hr);
    await say(payroll, decision.id, 'approve');
    const assignee = await actorOf({ kind: 'employee', id: assigneeId });
    const { record } = await readItem(world.test.database.db, assignee, decision.id, parts());
    expect(record).toMatchObject({
      subject: { kind: 'run', name: 'March 2026, Padma Textiles', number: null, photo: null },
      steps: [
        { approver: 'payroll', verdict: 'approve', who: [] },
        { approver: 'assignee', verdict: null, who: ['Test Person'] },
      ],
      can: { decide: true },
    });
    expect(await inboxOf(payroll)).not.toContain(decision.id);
    expect(done).toEqual([]);
    await say(assignee, decision.id, 'approve');
    expect(done).toEqual(['approved']);
  });

  it('is sent back with a reason by one of several steps, and is over', async () => {
    const payroll = await user({ role: 'PAYROLL' });
    const decision = await put(hr);
    await expect(say(payroll, decision.id, 'return')).rejects.toThrow();
    const ended = await say(payroll, decision.id, 'return', 'Two people are missing.');
    expect(ended.state).toBe('Returned');
    expect(done).toEqual(['returned']);
    await expect(say(payroll, decision.id, 'approve')).rejects.toThrow(/sent back/);
  });

  it('is decided by HR of its concern instead, by nobody on what they asked for', async () => {
    const payroll = await user({ role: 'PAYROLL' });
    const decision = await put(payroll);
    expect(await inboxOf(payroll)).not.toContain(decision.id);
    expect(await inboxOf(hr, 'others')).toContain(decision.id);
    await say(hr, decision.id, 'reject', 'Not this month.');
    expect(done).toEqual(['rejected']);
  });

  it('raced by twenty of payroll is decided once', async () => {
    const actors = await Promise.all(Array.from({ length: 5 }, () => user({ role: 'PAYROLL' })));
    const decision = await put(hr);
    const all = [...actors, ...actors, ...actors, ...actors];
    const outcomes = await Promise.allSettled(
      all.map((actor) => say(actor, decision.id, 'return', 'Two people are missing.')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(done).toEqual(['returned']);
  });
});

describe('what waits too long', () => {
  it.each([
    ['payroll', 'allAccess'],
    ['assignee', 'hr'],
    ['recruiter', 'hr'],
  ] as const)('for %s goes to %s', async (from, to) => {
    const { db } = world.test.database;
    const decision = await put(hr);
    await sql`update decision set waits_for = ${from} where id = ${decision.id}`.execute(db);
    const when = { before: '2026-03-05T00:00:00.000Z', at: '2026-03-06T00:00:00.000Z' };
    await transaction(db, (tx) =>
      escalate(tx, decision.id, when, { ...decisionContext, personNamed }),
    );
    const moved = await lockOf(decision.id);
    expect(moved).toMatchObject({ waits_for: to });
  });

  const lockOf = (id: string) => transaction(world.test.database.db, (tx) => lockDecision(tx, id));
});

describe('the table', () => {
  const insert = (values: ReturnType<typeof sql>) =>
    sql`insert into decision (id, kind, subject_kind, subject_id, subject_name, concern_id,
        assignee_id, asked_by_kind, asked_by_id, record, record_id, content, state, waits_for,
        waits_since, created_at, version)
      values (${newId(world.clock.now())}, 'test', ${values}, 'user', ${newId(world.clock.now())},
        'run', ${newId(world.clock.now())}, '{}', 'Pending', 'assignee', now(), now(), 1)`.execute(
      world.test.database.db,
    );

  it('keeps a name of what is no employee, and only of that', async () => {
    const run = newId(world.clock.now());
    await expect(insert(sql`'run', ${run}, null, null, ${assigneeId}`)).rejects.toThrow(/check/);
    await expect(insert(sql`'employee', ${assigneeId}, 'X', null, ${assigneeId}`)).rejects.toThrow(
      /check/,
    );
  });

  it('knows the employees it is about and those it was given to', async () => {
    const nobody = newId(world.clock.now());
    await expect(insert(sql`'employee', ${nobody}, null, null, ${assigneeId}`)).rejects.toThrow(
      /employee_id/,
    );
    await expect(insert(sql`'run', ${nobody}, 'A run', null, null`)).rejects.toThrow(/check/);
  });
});
