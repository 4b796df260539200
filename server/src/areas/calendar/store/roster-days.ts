import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

export interface DayToSet {
  readonly employeeId: string;
  readonly day: string;
  /** a shift, none for off */
  readonly shiftId: string | null;
}

/** In one order for everyone, so that two who set the same days never wait for each other in a ring. */
const inOrder = <D extends { employeeId: string; day: string }>(days: readonly D[]): D[] =>
  days.toSorted((a, b) => `${a.employeeId} ${a.day}`.localeCompare(`${b.employeeId} ${b.day}`));

export async function upsertDays(
  tx: Tx,
  days: readonly DayToSet[],
  note: string | null,
  at: string,
): Promise<void> {
  if (days.length === 0) return;
  const rows = inOrder(days).map(({ employeeId, day, shiftId }) => ({
    employee_id: employeeId,
    day,
    shift_id: shiftId,
    note,
    created_at: at,
  }));
  await tx
    .insertInto('roster_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['employee_id', 'day']).doUpdateSet((row) => ({
        shift_id: row.ref('excluded.shift_id'),
        note: row.ref('excluded.note'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
}

export async function clearDays(
  tx: Tx,
  days: readonly { readonly employeeId: string; readonly day: string }[],
): Promise<void> {
  if (days.length === 0) return;
  const listed = JSON.stringify(days.map(({ employeeId, day }) => ({ id: employeeId, day })));
  await sql`delete from roster_day using json_to_recordset(${listed}) as gone (id uuid, day date)
    where roster_day.employee_id = gone.id and roster_day.day = gone.day`.execute(tx);
}
