import { type auditCalls, auditListed } from '@muster/contract/administration/audit-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { nowFor, type ReadNow } from '../../../platform/now.ts';
import {
  auditCondition,
  countEntries,
  findAuditEntries,
} from '../../../platform/audit/find-entries.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { actorsOf } from './show-entries.ts';
import { readingsOf } from './show-readings.ts';

type Asked = Input<typeof auditCalls.list>['query'];

/** What was done to what, not the values: those are opened one by one. */
export async function listAuditEntries(call: Context<Db, Actor>, asked: Asked, now: ReadNow) {
  const { db } = call;
  const page = pageOf(asked, largestLimit.other);
  const where = auditCondition(asked, nowFor(call.actor, await now(call)).zone);
  const [rows, total] = await Promise.all([
    findAuditEntries(db, where, asked.sort ?? auditListed.order, page),
    countEntries(db, where),
  ]);
  const [actorOf, readingOf] = [await actorsOf(db, rows), await readingsOf(db, rows)];
  const shown = rows.map((row) => ({ ...row, actor: actorOf(row), reading: readingOf(row) }));
  return { rows: shown, total, ...page };
}
