import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { widenHorizon } from '../../areas/attendance/store/stale.ts';
import type { Now } from '../../platform/now.ts';
import { after, days, minutes } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { hashOf, newToken } from '../../platform/secret-token.ts';
import { knownNames } from '../bulk/known.ts';
import type { DemoPunch } from './punches.ts';
import { lately } from './workforce.ts';

const chunk = 5000;
const epoch = '1970-01-01T00:00:00.000Z';

/** Nobody was ever told its key: to connect a real one, HR gives it a new key. */
async function addDevice(tx: Tx, { at }: Now): Promise<string> {
  const hung = after(at, -days(500));
  const id = newId(hung);
  const idOf = await knownNames(tx);
  await tx
    .insertInto('attendance_device')
    .values({
      id,
      name: 'Main gate, Tongi',
      location_id: idOf('locationId', 'Tongi factory'),
      key_hash: hashOf(newToken()),
      last_seen_at: after(at, -minutes(6)),
      version: 1,
      created_at: hung,
      updated_at: hung,
    })
    .execute();
  return id;
}

/** Two cards that were never given to anyone. */
async function addUnknown(tx: Tx, deviceId: string, { at }: Now): Promise<void> {
  const seen = [
    ['90417', 1],
    ['90417', 2],
    ['90422', 3],
  ] as const;
  const rows = seen.map(([number, ago]) => {
    const when = after(at, -days(ago));
    return {
      id: newId(when),
      number,
      at: when,
      source: 'device',
      device_id: deviceId,
      created_at: when,
    };
  });
  await tx.insertInto('unknown_punch').values(rows).execute();
}

/** The field force comes by its phones, everyone else by the gate; what is older came from a file. */
function sourceOf({ worker, at }: DemoPunch, kept: number): 'web' | 'device' | 'import' {
  if (at < kept) return 'import';
  return worker.isInTheField ? 'web' : 'device';
}

export async function addPunches(
  tx: Tx,
  punches: readonly DemoPunch[],
  deviceId: string,
  now: Now,
): Promise<void> {
  const kept = Date.parse(after(now.at, -days(lately))) / minutes(1);
  for (let from = 0; from < punches.length; from += chunk) {
    const some = punches.slice(from, from + chunk);
    const ids = some.map(({ at }) => newId(after(epoch, minutes(at))));
    const people = some.map(({ worker }) => worker.id);
    const times = some.map(({ at }) => at);
    const ways = some.map(({ direction }) => direction);
    const sources = some.map((punch) => sourceOf(punch, kept));
    await sql`insert into punch (id, employee_id, at, source, direction, device_id, created_at)
      select id, person, to_timestamp(minute * 60), source, way,
        case source when 'device' then ${deviceId}::uuid end, to_timestamp(minute * 60)
      from unnest(${ids}::uuid[], ${people}::uuid[], ${times}::int[], ${ways}::text[],
        ${sources}::text[]) as given (id, person, minute, way, source)`.execute(tx);
  }
}

/**
 * Punches as they came. The days are not judged here: reports judge what they read, and the job that
 * keeps up judges everyone's behind the first start, the newest first.
 */
export async function loadPunches(tx: Tx, punches: readonly DemoPunch[], depth: number, now: Now) {
  const deviceId = await addDevice(tx, now);
  await addUnknown(tx, deviceId, now);
  await addPunches(tx, punches, deviceId, now);
  const from = addDays(now.today, -depth);
  await widenHorizon(tx, { from, until: addDays(from, -1) });
}
