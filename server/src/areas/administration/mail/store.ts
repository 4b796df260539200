import { mailsListed, type MailState } from '@muster/contract/administration/mail-calls.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export interface MailFilter {
  readonly search?: string;
  readonly state?: MailState;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
}

const inState: Record<MailState, Condition> = {
  waiting: sql`(sent_at is null and given_up_at is null)`,
  sent: sql`sent_at is not null`,
  failed: sql`given_up_at is not null`,
};

/** The first moment of a day by the clock of a time zone. */
const begins = (day: string, zone: string) =>
  sql`(${day}::date::timestamp at time zone ${zone}::text)`;
const beginsAfter = (day: string, zone: string) =>
  sql`((${day}::date + 1)::timestamp at time zone ${zone}::text)`;

export function mailFilter(asked: MailFilter, zone: string): Condition {
  const conditions = [
    asked.state && inState[asked.state],
    searchedIn(mailsListed, { recipient: 'recipient' }, asked.search),
    asked.kind && sql<boolean>`kind = ${asked.kind}`,
    asked.from && sql<boolean>`created_at >= ${begins(asked.from, zone)}`,
    asked.to && sql<boolean>`created_at < ${beginsAfter(asked.to, zone)}`,
  ].filter((one): one is Condition => typeof one === 'object');
  return sql`${sql.join(conditions, sql` and `)}`;
}

const orders = { createdAt: sql`created_at`, recipient: sql`recipient` };

export const findMails = (db: Handle, where: Condition, sort: string | undefined, page: Page) =>
  db
    .selectFrom('mail')
    .selectAll()
    .where(where)
    .orderBy(orderOf(mailsListed, orders, sort, sql`id`))
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .execute();
export type ListedMail = Awaited<ReturnType<typeof findMails>>[number];

/** Exact up to the ceiling of all lists. */
export async function countMails(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 from mail where ${where} limit ${countCeiling}) as found`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export const countByState = async (db: Handle) => ({
  waiting: await countMails(db, inState.waiting),
  sent: await countMails(db, inState.sent),
  failed: await countMails(db, inState.failed),
});

export const findMail = (db: Handle, id: string) =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

export const lockMail = (tx: Tx, id: string) =>
  tx.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Due now, whether it waits or was given up. */
export const makeDue = (tx: Tx, id: string, at: string) =>
  tx
    .updateTable('mail')
    .set({ next_try_at: at, given_up_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
