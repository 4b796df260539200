import {
  type deviceCalls,
  givenListed,
  type DeviceNumber,
} from '@muster/contract/attendance/device-calls.ts';
import { hrRead, hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import { note } from '../../../platform/audit/note.ts';
import type { AttendanceCall } from '../deps.ts';

/** Whose a number is by what was said before; not of those who left: it is someone else's card by now. */
export async function findDeviceNumbers(
  db: Handle,
  deviceId: string | null,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const found = await sql<{ number: string; id: string }>`
    select lower(given.number) as number, given.employee_id as id
    from given_number as given join employee on employee.id = given.employee_id
    where given.device_id is not distinct from ${deviceId}::uuid
      and lower(given.number) = any(${numbers.map((one) => one.toLowerCase())})
      and employee.status <> 'Left'`.execute(db);
  return new Map(found.rows.map(({ number, id }) => [number, id]));
}

/** What was said last counts. */
export async function saveDeviceNumber(
  { db, actor, clock }: AttendanceCall<Tx>,
  given: {
    readonly number: string;
    readonly employeeId: string;
    readonly deviceIds: readonly (string | null)[];
  },
): Promise<void> {
  const at = clock.now();
  for (const deviceId of given.deviceIds)
    await sql`insert into given_number
        (id, device_id, number, employee_id, given_by_kind, given_by_id, created_at)
      values (${newId(at)}, ${deviceId}, ${given.number}, ${given.employeeId}, ${actor.kind},
        ${actor.accountId}, ${at})
      on conflict (device_id, lower(number)) do update set employee_id = excluded.employee_id,
        given_by_kind = excluded.given_by_kind, given_by_id = excluded.given_by_id,
        created_at = excluded.created_at`.execute(db);
}

const orders = {
  createdAt: sql`given.created_at`,
  number: sql`given.number`,
  name: byWords(sql`employee.name`),
};
const places = { number: 'given.number', employee: foundPeople };

export async function listDeviceNumbers(
  db: Db,
  actor: Actor,
  query: Input<typeof deviceCalls.given>['query'],
) {
  const page = pageOf(query, largestLimit.other);
  const from = sql`given_number as given join employee on employee.id = given.employee_id
    where ${searchedIn(givenListed, places, query.search)} and ${withinRule(hrRead, actor)}`;
  const found = await sql<DeviceNumber>`select given.id, given.number,
      json_build_object('id', employee.id, 'name', employee.name) as employee,
      (select json_build_object('id', device.id, 'name', device.name)
        from attendance_device as device where device.id = given.device_id) as device,
      given.created_at as "createdAt"
    from ${from} order by ${orderOf(givenListed, orders, query.sort, sql`given.id`)}
    ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(
    db,
  );
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0, ...page };
}

/** The next punch with it waits again until someone says whose it is; those that came stay. */
export async function removeDeviceNumber(call: AttendanceCall<Tx>, id: string) {
  const { db, actor } = call;
  const gone = await sql<{ number: string; employeeId: string }>`
    delete from given_number as given using employee
    where given.id = ${id} and employee.id = given.employee_id and ${withinRule(hrWrite, actor)}
    returning given.number, given.employee_id as "employeeId"`.execute(db);
  const [row] = gone.rows;
  if (!row) throw new Refusal(notFound);
  await note(call, {
    action: 'punch.forget',
    record: 'employee',
    id: row.employeeId,
    before: { number: row.number },
  });
  return {};
}
