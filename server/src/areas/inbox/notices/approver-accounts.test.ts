import { userRoles } from '@muster/contract/identity/account.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type Approver, approvers } from '@muster/contract/kernel/decisions/approvers.ts';
import type { SubjectKind } from '@muster/contract/kernel/decisions/decision.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Decision, insertDecision } from '../../../platform/decisions/store.ts';
import { waitsFor } from '../../../platform/decisions/approvers/waits-for.ts';
import type { Account, SessionRow } from '../../../platform/session/sessions.ts';
import { kindOfDecision } from '../../../testing/people/kind-of-decision.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { made } from '../../../testing/people/make-house.ts';
import { resolveActor } from '../../identity/actor.ts';
import { isApprover, isWithin, approverPerson } from '../../people/public.ts';
import { newId } from '../../../platform/ids.ts';
import { approverAccounts } from './approver-accounts.ts';

/** Two forms of one rule: who sees a decision in the inbox, and who is told of it. */
const people = 14;
const users = 8;
let test: TestApp;
let persons: string[];
let accounts: Account[];
let posts: string[];
let departments: string[];
let concerns: string[];
beforeAll(async () => {
  test = await makeApp();
  const admin = await test.as('admin');
  const concern = async (name: string) =>
    made(await admin.post('/concern', { name }), 'concern._id');
  concerns = [await concern('Padma'), await concern('Meghna')];
  departments = [];
  for (const concernCompany of concerns)
    departments.push(
      made(await admin.post('/department', { name: 'Sales', concernCompany }), 'department._id'),
    );
  const keys = [undefined, 'Head of Human Resources', 'Chief Executive Officer', 'Head of Sales'];
  persons = [];
  for (let at = 0; at < people; at += 1)
    persons.push(await test.newPerson({ roleKey: keys[at % 4] as 'Head of Sales' }));
  const { rows } = await sql<{ id: string }>`select id from designation`.execute(test.database.db);
  posts = rows.map((row) => row.id);
  const ids: string[] = [];
  for (let at = 0; at < users; at += 1) ids.push(await test.newUser());
  accounts = [
    ...persons.map((id) => ({ kind: 'employee', id }) as const),
    ...ids.map((id) => ({ kind: 'user', id }) as const),
  ];
});
afterAll(() => test.close());

const someone = fc.option(fc.nat({ max: people - 1 }), { nil: null });
const person = fc.record({
  post: fc.nat({ max: 3 }),
  department: fc.option(fc.nat({ max: 1 }), { nil: null }),
  manager: someone,
  second: someone,
  isHead: fc.constantFrom(false, false, true),
  status: fc.constantFrom('Confirmed', 'Confirmed', 'Left'),
  disabled: fc.constantFrom(false, false, true),
});
const user = fc.record({
  role: fc.constantFrom(...userRoles),
  concern: fc.option(fc.nat({ max: 1 }), { nil: null }),
  person: fc.option(fc.nat({ max: people - 1 }), { nil: null, freq: 1 }),
  disabled: fc.constantFrom(false, false, true),
});
const asking = fc.record({
  subject: fc.nat({ max: people - 1 }),
  by: fc.oneof(fc.nat({ max: people - 1 }), fc.integer({ min: people, max: people + users - 1 })),
  approver: fc.constantFrom(...approvers),
  assignee: fc.nat({ max: people - 1 }),
  /** none: it is about a person; else a run of work of a concern, or of the whole group */
  run: fc.option(fc.option(fc.nat({ max: 1 }), { nil: null }), { nil: undefined, freq: 1 }),
});
const delegation = fc.record({
  by: fc.nat({ max: people - 1 }),
  to: fc.nat({ max: people - 1 }),
  days: fc.constantFrom([0, 0], [-3, 5], [-9, -1], [1, 4]),
  kinds: fc.constantFrom(null, ['test'], ['other']),
});
const house = fc.record({
  away: fc.uniqueArray(fc.nat({ max: people - 1 }), { maxLength: 6 }),
  delegations: fc.array(delegation, { minLength: 4, maxLength: 16 }),
  people: fc.array(person, { minLength: people, maxLength: people }),
  users: fc.array(user, { minLength: users, maxLength: users }),
  asked: fc.array(asking, { minLength: 12, maxLength: 12 }),
});
type House = typeof house extends fc.Arbitrary<infer T> ? T : never;

const at = (list: readonly string[], index: number | null, not?: string): string | null => {
  const id = index === null ? null : (list[index % list.length] ?? null);
  return id === not ? null : id;
};

let away: string[] = [];

async function arrange({ people: told, users: given, ...rest }: House): Promise<void> {
  const { db } = test.database;
  const now = test.clock.now();
  for (const [index, id] of persons.entries()) {
    const one = told[index];
    if (!one) continue;
    await sql`update employee set designation_id = ${at(posts, one.post)},
      department_id = ${at(departments, one.department)}, status = ${one.status},
      line_manager_id = ${at(persons, one.manager, id)},
      second_tier_id = ${at(persons, one.second, id)}, head_of_department = ${one.isHead}
      where id = ${id}`.execute(db);
    await sql`update employee_account set disabled_at = ${one.disabled ? now : null}
      where employee_id = ${id}`.execute(db);
  }
  await sql`update user_account set employee_id = null`.execute(db);
  const taken = new Set<string | null>();
  for (const [index, { id }] of accounts.slice(people).entries()) {
    const one = given[index];
    if (!one) continue;
    const wanted = at(persons, one.person);
    const behind = taken.has(wanted) ? null : wanted;
    taken.add(behind);
    await sql`update user_account set user_role = ${one.role}, employee_id = ${behind},
      concern_id = ${at(concerns, one.concern)}, disabled_at = ${one.disabled ? now : null}
      where id = ${id}`.execute(db);
  }
  away = rest.away.flatMap((index) => persons[index] ?? []);
  await sql`delete from delegation`.execute(db);
  const today = test.clock.today('Asia/Dhaka');
  for (const { by, to, days, kinds } of rest.delegations)
    if (by !== to)
      await sql`insert into delegation (id, from_person, to_person, kinds, start_on, end_on, version,
          created_at, updated_at)
        values (${newId(now)}, ${persons[by]}, ${persons[to]}, ${kinds}, ${addDays(today, days[0] ?? 0)},
          ${addDays(today, days[1] ?? 0)}, 1, ${now}, ${now})`.execute(db);
}

/** Whoever of all accounts may be entered, as a request would know them. */
async function actors(): Promise<Actor[]> {
  const { rows } = await sql<{ kind: Account['kind']; id: string }>`
    select 'user' as kind, id from user_account
    union all select 'employee', id from employee`.execute(test.database.db);
  const found: Actor[] = [];
  for (const { kind, id } of rows) {
    // of a session only these are read
    const session = { id, account_kind: kind, account_id: id } as SessionRow;
    const actor = await resolveActor(test.database.db, session, test.clock.now());
    if (typeof actor === 'object') found.push(actor);
  }
  return found;
}

const kindOf = (approver: Approver, subject: SubjectKind) =>
  kindOfDecision({ name: 'test', steps: [approver], subject });

async function ask({ asked }: House): Promise<Decision[]> {
  const { db } = test.database;
  const decisions: Decision[] = [];
  for (const { subject, by, approver, assignee, run } of asked) {
    const asker = accounts[by];
    const subjectId = persons[subject];
    if (!asker || !subjectId) throw new Error('the house is too small');
    const linked = await sql<{ id: string | null }>`select employee_id as id from user_account
      where id = ${asker.id}`.execute(db);
    const personId = asker.kind === 'employee' ? asker.id : (linked.rows[0]?.id ?? null);
    const about = run === undefined ? undefined : { name: 'A run', concernId: at(concerns, run) };
    const one = {
      subjectId: about ? newId(test.clock.now()) : subjectId,
      ...(about && { about }),
      ...(approver === 'assignee' && { assigneeId: persons[assignee] ?? '' }),
      record: 'employee',
      recordId: subjectId,
      content: {},
    };
    const kind = kindOf(approver, about ? 'run' : 'employee');
    // of whoever asks only these are kept
    const actor = { kind: asker.kind, accountId: asker.id, personId } as Actor;
    decisions.push(
      await transaction(db, (tx) => insertDecision(tx, kind, one, actor, test.clock.now())),
    );
  }
  return decisions;
}

const decisionContext = {
  kinds: new Map([['test', { kind: kindOf('hr', 'employee'), approved: async () => undefined }]]),
  isApprover,
  approverPerson,
  isWithin,
  isAway: (who: RawBuilder<unknown>) =>
    sql<boolean>`coalesce(${who} = any(${away}::uuid[]), false)`,
  today: () => test.clock.today('Asia/Dhaka'),
  tell: async () => undefined,
};

/** By the id of each decision, those in whose inbox it stands. */
async function meantByInbox(all: readonly Actor[], decisions: readonly Decision[]) {
  const meant = new Map<string, Actor[]>(decisions.map(({ id }) => [id, []]));
  for (const actor of all) {
    const found = await test.database.db
      .selectFrom('decision')
      .select('id')
      .where('id', 'in', [...meant.keys()])
      .where(waitsFor(decisionContext, actor))
      .execute();
    for (const { id } of found) meant.get(id)?.push(actor);
  }
  return meant;
}

const whoOf = ({ personId, accountId }: Actor) => personId ?? accountId;

/** Answers how many were told. */
async function checkHouse(given: House): Promise<number> {
  await arrange(given);
  const decisions = await ask(given);
  const byDecision = await meantByInbox(await actors(), decisions);
  let told = 0;
  for (const decision of decisions) {
    const meant = byDecision.get(decision.id) ?? [];
    const found = await approverAccounts(test.database.db, decision, decisionContext);
    const named = found.map(({ id }) => meant.find((actor) => actor.accountId === id));
    expect(named).not.toContain(undefined);
    expect(named.map((actor) => actor && whoOf(actor)).toSorted()).toEqual(
      [...new Set(meant.map(whoOf))].toSorted(),
    );
    told += found.length;
  }
  return told;
}

it('those who are told are those in whose inbox it stands, each person once', async () => {
  const told: number[] = [];
  const property = fc.asyncProperty(house, async (given) => {
    told.push(await checkHouse(given));
  });
  const inAll = () => told.reduce((sum, some) => sum + some, 0);
  // by chance a few houses may have hardly anyone to be told: then some more are looked at
  for (let round = 0; round < 5 && inAll() <= 50; round += 1)
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  expect(inAll()).toBeGreaterThan(50);
});
