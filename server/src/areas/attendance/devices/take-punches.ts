import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { noteDaysChanged } from '../judging/note-changed.ts';
import { insertPunches } from '../store/punches.ts';
import { findDeviceNumbers } from './device-numbers.ts';

export interface RawPunch {
  readonly number: string;
  readonly at: string;
  readonly direction: 'in' | 'out' | null;
}

export interface PunchesTaken {
  readonly taken: number;
  readonly known: number;
  readonly unknown: number;
  readonly refused: number;
}

async function findByNumber(db: Handle, numbers: readonly string[]): Promise<Map<string, string>> {
  const found = await sql<{ number: string; id: string }>`select lower(number) as number, id
    from employee where lower(number) = any(${numbers.map((one) => one.toLowerCase())})`.execute(
    db,
  );
  return new Map(found.rows.map(({ number, id }) => [number, id]));
}

/** Who has the number, else to whom it was given. */
export async function ownersOf(
  db: Handle,
  numbers: readonly string[],
  { deviceId }: Source,
): Promise<ReadonlyMap<string, string>> {
  const own = await findByNumber(db, numbers);
  const others = numbers.filter((number) => !own.has(number.toLowerCase()));
  return new Map([...(await findDeviceNumbers(db, deviceId, others)), ...own]);
}

/** Which numbers of a file are of people whose concern the account has. */
export async function numbersWithin(
  db: Handle,
  numbers: readonly string[],
  actor: Pick<Actor, 'concerns'>,
): Promise<ReadonlySet<string>> {
  const owners = await ownersOf(db, numbers, { source: 'import', deviceId: null });
  const concern = sql`(select concern_id from department where id = employee.department_id)`;
  const found = await sql<{ id: string }>`select employee.id from employee
    where employee.id = any(${[...owners.values()]}::uuid[])
      and ${isOfConcerns(actor, concern)}`.execute(db);
  const theirs = new Set(found.rows.map(({ id }) => id));
  return new Set([...owners].flatMap(([number, id]) => (theirs.has(id) ? [number] : [])));
}

async function keepUnknown(
  tx: Tx,
  punches: readonly RawPunch[],
  from: Source,
  at: string,
): Promise<void> {
  if (punches.length === 0) return;
  const rows = punches.map((punch) => ({
    id: newId(at),
    number: punch.number,
    at: punch.at,
    source: from.source,
    direction: punch.direction,
    device_id: from.deviceId,
    created_at: at,
  }));
  await sql`insert into unknown_punch (id, number, at, source, direction, device_id, created_at)
    select id, number, at, source, direction, device_id, created_at
    from json_populate_recordset(null::unknown_punch, ${JSON.stringify(rows)})
    on conflict do nothing`.execute(tx);
}

export interface Source {
  readonly source: 'device' | 'import';
  readonly deviceId: string | null;
}

/** A clock that runs ahead would write tomorrow's attendance; one of years ago is no clock. */
const ahead = 10 * 60_000;
const longAgo = 400 * 86_400_000;
export const isNearNow = (at: string, now: string): boolean => {
  const passed = Date.parse(now) - Date.parse(at);
  return passed >= -ahead && passed <= longAgo;
};

/**
 * Punches of a device or a file, in the caller's transaction: those that are here already are counted
 * and left, those of nobody wait aside, the days of the others are judged anew.
 */
export async function takePunches(
  tx: Tx,
  punches: readonly RawPunch[],
  from: Source,
  clock: Clock,
): Promise<PunchesTaken> {
  const at = clock.now();
  const right = punches.filter((punch) => isNearNow(punch.at, at));
  const byNumber = await ownersOf(tx, [...new Set(right.map(({ number }) => number))], from);
  const idOf = ({ number }: RawPunch): string | undefined => byNumber.get(number.toLowerCase());
  const lost = right.filter((punch) => !idOf(punch));
  await keepUnknown(tx, lost, from, at);
  const mine = right.flatMap((punch) => {
    const employeeId = idOf(punch);
    return employeeId ? [{ ...punch, employeeId }] : [];
  });
  const taken = await givePunches(tx, mine, from, clock);
  return {
    taken,
    known: mine.length - taken,
    unknown: lost.length,
    refused: punches.length - right.length,
  };
}

/** Punches of whom it is known whose they are, however old; answers how many were not there yet. */
export async function givePunches(
  tx: Tx,
  punches: readonly (Omit<RawPunch, 'number'> & { readonly employeeId: string })[],
  { source, deviceId }: Source,
  clock: Clock,
): Promise<number> {
  const now = clock.now();
  const rows = punches.map(({ employeeId, at, direction }) => ({
    id: newId(now),
    employeeId,
    at,
    source,
    direction,
    deviceId,
  }));
  const made = await insertPunches(tx, rows, now);
  await tellDays(tx, made, clock);
  return made.length;
}

/** The day of a punch and those around it, wherever its midnight is: it may belong to work over midnight. */
async function tellDays(
  tx: Tx,
  made: readonly { readonly employeeId: string; readonly at: string }[],
  clock: Clock,
): Promise<void> {
  const days = Map.groupBy(made, ({ at }) => at.slice(0, 10));
  for (const [day, punches] of days) {
    const ids = [...new Set(punches.map(({ employeeId }) => employeeId))];
    await noteDaysChanged(tx, ids, { from: addDays(day, -2), until: addDays(day, 2) }, clock);
  }
}
