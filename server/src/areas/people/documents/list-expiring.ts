import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { countCeiling, largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import {
  documentCalls,
  type ExpiringDocument,
  expiringListed,
} from '@muster/contract/people/documents/document-calls.ts';
import { sql } from 'kysely';
import { byWords, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { type Now, todayWhere } from '../../../platform/now.ts';
import type { Addressed } from '../../../platform/files/serving/address.ts';
import { photoOfRow } from '../photos/store.ts';
import { withinRule } from '../reach.ts';
import { matchingPeople } from '../record/search-people.ts';
import { isReplaced } from './replaced.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof documentCalls.expiring>['query'];

/** Further ahead nobody plans. */
const furthest = 90;

const concern = sql`select department.concern_id from department
  where department.id = employee.department_id`;

function isDue(span: Query['span'], now: Now): Condition {
  const today = todayWhere(now, concern);
  if (span === 'expired') return sql<boolean>`document.expires_on < ${today}`;
  const ahead = span ? Number(span) : furthest;
  const upTo = sql<boolean>`document.expires_on <= ${today} + ${ahead}::int`;
  return span ? sql<boolean>`(${upTo} and document.expires_on >= ${today})` : upTo;
}

function conditionOf(query: Query, now: Now): Condition {
  const conditions = [
    isDue(query.span, now),
    sql<boolean>`employee.status not in ('Left', 'Draft')`,
    sql<boolean>`not ${isReplaced}`,
    searchedIn(expiringListed, { employee: matchingPeople }, query.search),
  ];
  if (query.kind) conditions.push(sql`document.kind = ${query.kind}`);
  if (query.department) conditions.push(sql`employee.department_id = ${query.department}`);
  if (query.concern)
    conditions.push(sql`employee.department_id in (
      select department.id from department where department.concern_id = ${query.concern})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const orders = { expiresOn: sql`document.expires_on`, name: byWords(sql`employee.name`) };

type Person = Omit<ExpiringDocument['person'], 'photo'> & { readonly photo: Addressed | null };
type Row = Omit<ExpiringDocument, 'person'> & { readonly person: Person };

const linked = (table: string, column: string) =>
  sql`(select jsonb_build_object('id', linked.id, 'name', linked.name)
    from ${sql.table(table)} as linked where linked.id = ${sql.ref(`employee.${column}`)})`;

/** Papers that run out soon or have, without a newer one, of those within reach who are here. */
export async function listExpiring(db: Db, actor: Actor, query: Query, now: Now) {
  const page = pageOf(query, largestLimit.other);
  const rows = sql`person_document as document
    join employee on employee.id = document.employee_id
    where ${withinRule(documentCalls.expiring.access, actor)} and ${conditionOf(query, now)}`;
  const order = orderOf(expiringListed, orders, query.sort, sql`document.id`);
  const [shown, counted] = await Promise.all([
    sql<Row>`select document.id, document.kind, document.title, document.expires_on as "expiresOn",
        jsonb_build_object('id', employee.id, 'name', employee.name, 'number', employee.number,
          'photo', ${photoOfRow}, 'designationId', ${linked('designation', 'designation_id')},
          'departmentId', ${linked('department', 'department_id')}) as person
      from ${rows} order by ${order}
      limit ${page.limit} offset ${(page.pageNo - 1) * page.limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total
      from (select 1 from ${rows} limit ${countCeiling}) as counted`.execute(db),
  ]);
  return { rows: shown.rows, total: counted.rows[0]?.total ?? 0, ...page };
}
