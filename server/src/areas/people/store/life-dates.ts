import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { lifeDates } from '../rules/job-data.ts';

/** The days of a life as its periods tell them; the last day is the one before `leftFrom`. */
export const saveLifeDates = (
  tx: Tx,
  employeeId: string,
  dates: ReturnType<typeof lifeDates>,
  at: string,
) =>
  sql`update employee set joined_on = ${dates.joinedOn}, confirmed_on = ${dates.confirmedOn},
      last_day = ${dates.leftFrom}::date - 1, leaving_reason = ${dates.leavingReason},
      version = version + 1, updated_at = ${at}
    where id = ${employeeId} and (joined_on, confirmed_on, last_day, leaving_reason)
      is distinct from (${dates.joinedOn}::date, ${dates.confirmedOn}::date,
        ${dates.leftFrom}::date - 1, ${dates.leavingReason}::text)`.execute(tx);
