import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { orderIn } from '@muster/contract/kernel/listing.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import type { Handle } from '../db/transaction.ts';
import type { Condition } from '../db/condition.ts';

/** What the log is looked through by; days are those of the zone. */
export interface AuditFilter {
  readonly from?: string;
  readonly to?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly record?: string;
  readonly recordId?: string;
  readonly requestId?: string;
}

export interface FoundEntry {
  readonly id: string;
  readonly at: string;
  readonly actorKind: AccountKind | null;
  readonly actorId: string | null;
  readonly action: string;
  readonly record: string;
  readonly recordId: string | null;
  readonly requestId: string | null;
  readonly changed: string[];
  readonly sealed: boolean;
}

export function auditCondition(asked: AuditFilter, zone: string): Condition {
  const { from, to, actor, action, record, recordId, requestId } = asked;
  const conditions: Condition[] = [];
  if (from) conditions.push(sql`at >= (${from}::date)::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (actor) conditions.push(sql`actor_id = ${actor}`);
  if (action) conditions.push(sql`action = ${action}`);
  if (record) conditions.push(sql`record = ${record}`);
  if (recordId) conditions.push(sql`record_id = ${recordId}`);
  if (requestId) conditions.push(sql`request_id = ${requestId}`);
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

/** Which rows a page holds is found in an index alone; the rows themselves are read for the page only. */
export function auditPageQuery(where: Condition, sort: string, page: Page) {
  const way = orderIn(sort).isDown ? sql`desc` : sql`asc`;
  return sql<FoundEntry>`select entry.id, entry.at, actor_kind as "actorKind",
      actor_id as "actorId", action, record, record_id as "recordId", request_id as "requestId",
      changed, sealed.audit_entry_id is not null as sealed
    from (select id, at from audit_entry where ${where} order by at ${way}, id ${way}
      limit ${page.limit} offset ${(page.pageNo - 1) * page.limit}) as wanted
    join audit_entry as entry on entry.id = wanted.id
    left join audit_sealed as sealed on sealed.audit_entry_id = wanted.id
    order by wanted.at ${way}, wanted.id ${way}`;
}

export const auditCountQuery = (where: Condition) =>
  sql<{ total: number }>`select count(*)::int as total from (
    select 1 from audit_entry where ${where} limit ${countCeiling}) as counted`;

export const findAuditEntries = async (db: Handle, where: Condition, sort: string, page: Page) =>
  (await auditPageQuery(where, sort, page).execute(db)).rows;

/** Counted no further than the ceiling. */
export const countEntries = async (db: Handle, where: Condition): Promise<number> =>
  (await auditCountQuery(where).execute(db)).rows[0]?.total ?? 0;
