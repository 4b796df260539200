import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, scopesOf, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { itemIssueCalls } from '@muster/contract/people/documents/item-calls.ts';
import { alreadyHeld, alreadyReturned } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import { withinRule } from '../reach.ts';
import { deleteIssue, findHeldItems, insertIssue, lockIssue, noteReturned } from './store.ts';

const refuse = (path: string, code: Fault['code']): Refusal =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

export async function listHeldItems(db: Handle, actor: Actor, id: string) {
  const seen = await sql`select 1 from employee
    where id = ${id} and ${withinRule(itemIssueCalls.list.access, actor)}`.execute(db);
  if (seen.rows.length === 0) throw new Refusal(notFound);
  const may = !isOwnPerson(actor, id) && scopesOf(hrWrite, actor.capacities).size > 0;
  const rows = (await findHeldItems(db, id)).map((row) => ({
    id: row.id,
    itemId: { id: row.item_id, name: row.item_name },
    serialNumber: row.serial_number,
    issuedOn: row.issued_on,
    returnedOn: row.returned_on,
    note: row.note,
    version: row.version,
  }));
  return { rows, can: { change: may } };
}

const tell = (call: Context<Tx, Actor>, id: string, action: string, values: object) =>
  audit(call.db, {
    at: call.clock.now(),
    actor: call.actor,
    requestId: call.requestId,
    action,
    record: 'employee',
    recordId: id,
    after: { ...values },
  });

/** Two hand out the same laptop at once: the second is told that someone has it. */
const asRefusal = (error: unknown): never => {
  if (!isRefused(error)) throw error;
  if (error.constraint === 'item_issue_held') throw new Refusal(alreadyHeld);
  if (error.constraint === 'item_issue_item_id_fkey') throw refuse('itemId', 'gone');
  throw error;
};

export async function issueItem(
  call: Context<Tx, Actor>,
  id: string,
  given: Input<typeof itemIssueCalls.issue>['body'],
) {
  const { db, actor, clock } = call;
  await refuseForeignOrOwn(db, actor, id);
  const at = clock.now();
  const { itemId, issuedOn, serialNumber = null, note = null } = given;
  const issue = { id: newId(at), employeeId: id, itemId, serialNumber, issuedOn, note };
  await insertIssue(db, issue, at).catch(asRefusal);
  await tell(call, id, 'item.issue', { itemId, serialNumber, issuedOn });
  return listHeldItems(db, actor, id);
}

interface Which {
  readonly id: string;
  readonly issueId: string;
}

export async function giveBackItem(
  call: Context<Tx, Actor>,
  { id, issueId }: Which,
  given: Input<typeof itemIssueCalls.giveBack>['body'],
) {
  const { db, actor, clock } = call;
  await refuseForeignOrOwn(db, actor, id);
  const issue = await lockIssue(db, id, issueId);
  if (!issue) throw new Refusal(notFound);
  if (issue.returned_on) throw new Refusal(alreadyReturned, { date: issue.returned_on });
  const { returnedOn, note = issue.note } = given;
  if (returnedOn < issue.issued_on) throw refuse('returnedOn', 'not-fitting');
  await noteReturned(db, issueId, { returnedOn, note }, clock.now());
  await tell(call, id, 'item.giveBack', { itemId: issue.item_id, returnedOn });
  return listHeldItems(db, actor, id);
}

export async function removeIssue(call: Context<Tx, Actor>, { id, issueId }: Which) {
  const { db, actor } = call;
  await refuseForeignOrOwn(db, actor, id);
  const issue = await lockIssue(db, id, issueId);
  if (!issue) throw new Refusal(notFound);
  await deleteIssue(db, issueId);
  await tell(call, id, 'item.remove', { itemId: issue.item_id, issuedOn: issue.issued_on });
  return {};
}
