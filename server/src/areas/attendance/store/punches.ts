import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

export interface NewPunch {
  readonly id: string;
  readonly employeeId: string;
  readonly at: string;
  readonly source: 'web' | 'device' | 'import' | 'correction' | 'entered';
  readonly direction: 'in' | 'out' | null;
  readonly deviceId: string | null;
  /** of one that was entered for someone: by what, and for which day */
  readonly entered?: { readonly entryId: string; readonly day: string };
}

/** One person's punches come one after another. */
export async function lockPunches(
  tx: Tx,
  employeeId: string,
): Promise<{ name: string; status: string } | undefined> {
  return tx
    .selectFrom('employee')
    .select(['name', 'status'])
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();
}

/** Those that were there already stay as they are; answers which are new. */
export async function insertPunches(
  tx: Tx,
  punches: readonly NewPunch[],
  at: string,
): Promise<{ employeeId: string; at: string }[]> {
  if (punches.length === 0) return [];
  const rows = punches.map((punch) => ({
    id: punch.id,
    employee_id: punch.employeeId,
    at: punch.at,
    source: punch.source,
    direction: punch.direction,
    device_id: punch.deviceId,
    entry_id: punch.entered?.entryId ?? null,
    entered_day: punch.entered?.day ?? null,
    created_at: at,
  }));
  const found = await sql<{ employeeId: string; at: string }>`
    insert into punch
      (id, employee_id, at, source, direction, device_id, entry_id, entered_day, created_at)
    select id, employee_id, at, source, direction, device_id, entry_id, entered_day, created_at
    from json_populate_recordset(null::punch, ${JSON.stringify(rows)})
    on conflict do nothing
    returning employee_id as "employeeId", at`.execute(tx);
  return found.rows;
}

export interface SeenPunch {
  readonly at: string;
  readonly source: NewPunch['source'];
  readonly direction: 'in' | 'out' | null;
}

/** Punches that count, between two instants, in order. */
export async function findPunchesBetween(
  db: Handle,
  employeeId: string,
  from: string,
  until: string,
): Promise<SeenPunch[]> {
  const found = await sql<SeenPunch>`select at, source, direction from punch
    where employee_id = ${employeeId} and void_by is null and void_entry_id is null
      and at >= ${from} and at <= ${until}
    order by at`.execute(db);
  return found.rows;
}

/** The log tells of a punch the day it was judged for. */
export async function savePunchDays(
  tx: Tx,
  moved: readonly { readonly id: string; readonly day: string }[],
): Promise<void> {
  if (moved.length === 0) return;
  await sql`update punch set day = told.day
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ day }) => day)}::date[])
      as told (id, day)
    where punch.id = told.id`.execute(tx);
}
