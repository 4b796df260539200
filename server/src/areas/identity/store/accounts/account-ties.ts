import { type RawBuilder, sql } from 'kysely';
import { days } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';

/** Who stood behind an account, and until when. */
export interface FormerTie {
  readonly id: string;
  readonly until: string;
}

/** So long after a tie was cut the record of that person is still the own one. */
export const ownAfterUntied = days(90);

/** Keeps in mind who stands behind a user's account from now on, and who did until now. */
export async function keepTie(
  tx: Tx,
  userId: string,
  employeeId: string | null,
  at: string,
): Promise<void> {
  await sql`update account_tie set untied_at = ${at} where user_account_id = ${userId}
    and untied_at is null and employee_id is distinct from ${employeeId}::uuid`.execute(tx);
  if (employeeId === null) return;
  await sql`insert into account_tie (id, user_account_id, employee_id, tied_at)
    values (${newId(at)}, ${userId}, ${employeeId}, ${at})
    on conflict (user_account_id) where untied_at is null do nothing`.execute(tx);
}

/** Those of a user's account that have ended, as a column of a query of `user_account`. */
export const formerTies: RawBuilder<FormerTie[]> = sql<FormerTie[]>`(
  select coalesce(json_agg(json_build_object('id', tie.employee_id, 'until',
    to_char(tie.untied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
  from account_tie as tie
  where tie.user_account_id = user_account.id and tie.untied_at is not null)`;

/**
 * Everyone who stands behind the account of a user or did, and until when they count for it; to be selected from.
 * It does not matter whether the account may still be entered. That of an employee has the id of the person.
 */
export const personsBehind = sql`(
  select user_account_id as account_id, employee_id as person_id,
    untied_at + make_interval(secs => ${ownAfterUntied / 1000}) as until
  from account_tie)`;
