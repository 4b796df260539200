import { type inboxCalls, inboxListed } from '@muster/contract/inbox/inbox-calls.ts';
import { staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { has } from '../../platform/db/contains.ts';
import { byWords, orderOf, searchedIn } from '../../platform/db/listed.ts';
import type { Db, Handle } from '../../platform/db/transaction.ts';
import { findDecisions, subjectName } from '../../platform/decisions/find-decisions.ts';
import { isInConcern } from '../../platform/decisions/in-concern.ts';
import { mayWatch } from '../../platform/decisions/approvers/may-override.ts';
import { findDecision } from '../../platform/decisions/store.ts';
import { waitsFor } from '../../platform/decisions/approvers/waits-for.ts';
import { foundPeople } from '../people/public.ts';
import { type InboxDeps, showItems } from './show-items.ts';
import { always, type Condition } from '../../platform/db/condition.ts';

type Query = Input<typeof inboxCalls.list>['query'];

/** Of one's own, or of someone who is there for the reader: limits may have come later. */
const isThere = (actor: Actor, { isWithin }: InboxDeps['decisionContext']): Condition =>
  actor.concerns === 'all'
    ? always
    : sql<boolean>`(decision.subject_id is not distinct from ${actor.personId}
        or ${isWithin(staffRead, actor, 'decision.subject_id')} or ${isInConcern(staffRead, actor)})`;
const asked = (actor: Actor, { decisionContext }: InboxDeps): Condition =>
  sql<boolean>`((decision.asked_by_id = ${actor.accountId}
    or decision.subject_id = ${actor.personId}) and ${isThere(actor, decisionContext)})`;
const decided = (actor: Actor, { decisionContext }: InboxDeps): Condition =>
  sql<boolean>`(decision.id in (select step.decision_id from decision_step as step
    where step.decided_by_id = ${actor.accountId}) and ${isThere(actor, decisionContext)})`;

const orders = {
  askedAt: sql`decision.created_at`,
  name: [byWords(subjectName), sql`decision.subject_id`],
  kind: sql`decision.kind`,
};
/** Whoever waits longest is seen first, the newest outcome is read first. */
const usual = { waiting: 'askedAt', others: 'askedAt', asked: '-askedAt', decided: '-askedAt' };
const isAbout = (text: string): Condition => sql<boolean>`(decision.employee_id in (
  select employee.id from employee where ${foundPeople(text)})
  or ${has(sql`decision.subject_name`, text)})`;

export async function listInbox(db: Db, actor: Actor, query: Query, parts: InboxDeps) {
  const page = pageOf(query, largestLimit.other);
  const { which = 'waiting' } = query;
  const whose = {
    waiting: waitsFor(parts.decisionContext, actor),
    others: sql<boolean>`(${mayWatch(parts.decisionContext, actor)} and not ${waitsFor(parts.decisionContext, actor)})`,
    asked: asked(actor, parts),
    decided: decided(actor, parts),
  };
  const kind = query.kind ? sql<boolean>`decision.kind = ${query.kind}` : always;
  const where = sql<boolean>`${whose[which]} and ${kind}
    and ${searchedIn(inboxListed, { employee: isAbout }, query.search)}`;
  const order = orderOf(inboxListed, orders, query.sort ?? usual[which], sql`decision.id`);
  const { rows, total } = await findDecisions(db, where, order, page);
  return { rows: await showItems(db, rows, actor, parts), total, ...page };
}

/** For those it waits for, those who may look on, those who decided it and those who asked. */
export async function readItem(db: Handle, actor: Actor, id: string, parts: InboxDeps) {
  const within = sql<boolean>`(${waitsFor(parts.decisionContext, actor)}
    or ${mayWatch(parts.decisionContext, actor)} or ${asked(actor, parts)} or ${decided(actor, parts)})`;
  const row = await findDecision(db, id, within);
  const [record] = row ? await showItems(db, [row], actor, parts) : [];
  if (!record) throw new Refusal(notFound);
  return { record };
}
