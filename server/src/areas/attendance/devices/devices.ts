import {
  type Device,
  type deviceCalls,
  devicesListed,
} from '@muster/contract/attendance/device-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { type RawBuilder, sql } from 'kysely';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import { isStillUsed } from '../../../platform/db/refused.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { hashOf, newToken } from '../../../platform/secret-token.ts';
import { note } from '../../../platform/audit/note.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';
import type { Condition } from '../../../platform/db/condition.ts';

const columns = sql`device.id, device.name,
  (select json_build_object('id', id, 'name', name) from location
    where id = device.location_id) as "locationId",
  device.last_seen_at as "lastSeenAt", device.inactive_at is null as active, device.version,
  device.created_at as "createdAt"`;

const orders = {
  name: byWords(sql`device.name`),
  location: {
    maybe: byWords(sql`(select location.name from location where id = device.location_id)`),
  },
  lastSeenAt: { maybe: sql`device.last_seen_at` },
  createdAt: sql`device.created_at`,
};

async function findDevices(db: Handle, where: Condition, rest: RawBuilder<unknown>) {
  const found = await sql<Device>`select ${columns} from attendance_device as device
    where ${where} ${rest}`.execute(db);
  return found.rows;
}

async function readDevice(db: Handle, id: string): Promise<Device> {
  const [record] = await findDevices(db, sql<boolean>`device.id = ${id}`, sql``);
  if (!record) throw new Refusal(notFound);
  return record;
}

export async function listDevices(db: Db, query: Input<typeof deviceCalls.list>['query']) {
  const page = pageOf(query, largestLimit.other);
  const where = searchedIn(devicesListed, { name: 'device.name' }, query.search);
  const order = orderOf(devicesListed, orders, query.sort, sql`device.id`);
  const rows = await findDevices(db, where, sql`order by ${order} ${cut(page)}`);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from attendance_device as device where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0, ...page };
}

const asFault = (error: unknown): never => {
  if (isStillUsed(error))
    throw new Refusal(ruleRefused, {}, [{ path: 'location', code: 'gone', values: {} }]);
  if (error instanceof Error && /attendance_device_name/.test(error.message))
    throw new Refusal(ruleRefused, {}, [{ path: 'name', code: 'taken', values: {} }]);
  throw error;
};

/** The key is shown this once; only its hash is kept. */
export async function createDevice(
  call: AttendanceCall<Tx>,
  { name, locationId = null }: Input<typeof deviceCalls.create>['body'],
) {
  const { db, clock } = call;
  const at = clock.now();
  const [id, key] = [newId(at), newToken()];
  await db
    .insertInto('attendance_device')
    .values({
      id,
      name,
      location_id: locationId,
      key_hash: hashOf(key),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute()
    .catch(asFault);
  await note(call, {
    action: 'device.create',
    record: 'attendance_device',
    id,
    after: { name, locationId },
  });
  return { record: await readDevice(db, id), key };
}

export async function changeDevice(
  call: AttendanceCall<Tx>,
  id: string,
  given: Input<typeof deviceCalls.change>['body'],
  parts: AttendanceDeps,
) {
  const { db, clock } = call;
  const at = clock.now();
  const before = await db
    .selectFrom('attendance_device')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal(notFound);
  if (given.version !== undefined && given.version !== before.version)
    throw await refuseStale(call, { name: 'attendance-device' }, id, parts);
  const key = given.newKey ? newToken() : null;
  const { name = before.name, locationId = before.location_id, active } = given;
  const closed = active === undefined ? before.inactive_at : active ? null : at;
  await db
    .updateTable('attendance_device')
    .set({
      name,
      location_id: locationId,
      inactive_at: closed,
      ...(key && { key_hash: hashOf(key) }),
      version: before.version + 1,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
    .catch(asFault);
  await note(call, {
    action: 'device.change',
    record: 'attendance_device',
    id,
    before: { name: before.name, locationId: before.location_id, active: !before.inactive_at },
    after: { name, locationId, active: closed === null, ...(key && { newKey: true }) },
  });
  return { record: await readDevice(db, id), key };
}
