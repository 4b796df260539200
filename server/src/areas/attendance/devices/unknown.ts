import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import {
  type deviceCalls,
  unknownListed,
  type UnknownNumber,
} from '@muster/contract/attendance/device-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';
import { note } from '../../../platform/audit/note.ts';
import type { AttendanceCall } from '../deps.ts';
import { saveDeviceNumber } from './device-numbers.ts';
import { givePunches, type RawPunch } from './take-punches.ts';

const orders = {
  last: sql`max(unknown.at)`,
  first: sql`min(unknown.at)`,
  number: sql`unknown.number`,
  count: sql`count(*)`,
};

/** Numbers that nobody has, with how many punches wait for an owner. */
export async function listUnknown(db: Db, query: Input<typeof deviceCalls.unknown>['query']) {
  const page = pageOf(query, largestLimit.other);
  const where = searchedIn(unknownListed, { number: 'unknown.number' }, query.search);
  const grouped = sql`unknown_punch as unknown
    where unknown.settled_at is null and ${where} group by unknown.number`;
  const found = await sql<UnknownNumber>`select unknown.number, count(*)::int as count,
      min(unknown.at) as first, max(unknown.at) as last,
      (select json_build_object('id', device.id, 'name', device.name)
        from attendance_device as device
        where device.id = (array_agg(unknown.device_id order by unknown.at desc))[1]) as device
    from ${grouped} order by ${orderOf(unknownListed, orders, query.sort, sql`unknown.number`)}
    ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 from ${grouped}) as counted`.execute(db);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0, ...page };
}

interface Waiting extends RawPunch {
  readonly source: 'device' | 'import';
  readonly deviceId: string | null;
}

/**
 * They are someone's, or nobody's and wait no more; kept they are in any case. What is someone's counts as
 * if it had come so, however old, and so does what comes later. Of two who say so at once the second finds
 * nothing to settle.
 */
export async function settleUnknown(
  call: AttendanceCall<Tx>,
  { number, employeeId }: Input<typeof deviceCalls.settleUnknown>['body'],
) {
  const { db, actor, clock } = call;
  const gone = await sql<Waiting>`update unknown_punch
    set settled_at = ${clock.now()}, given_to = (select id from employee where id = ${employeeId})
    where number = ${number} and settled_at is null
    returning number, at, source, direction, device_id as "deviceId"`.execute(db);
  if (gone.rows.length === 0) throw new Refusal(notFound);
  if (employeeId !== null) {
    const found = await sql`select 1 from employee
      where id = ${employeeId} and ${withinRule(hrWrite, actor)}`.execute(db);
    if (found.rows.length === 0 || isOwnPerson(actor, employeeId)) throw new Refusal(notFound);
    for (const [key, some] of Map.groupBy(gone.rows, (row) => `${row.source} ${row.deviceId}`)) {
      const source = key.startsWith('device') ? 'device' : 'import';
      const from = { source, deviceId: some[0]?.deviceId ?? null } as const;
      const theirs = some.map(({ at, direction }) => ({ at, direction, employeeId }));
      await givePunches(db, theirs, from, clock);
    }
    const deviceIds = [...new Set(gone.rows.map(({ deviceId }) => deviceId))];
    await saveDeviceNumber(call, { number, employeeId, deviceIds });
  }
  await note(call, {
    action: 'punch.settle',
    record: 'employee',
    id: employeeId,
    after: { number, punches: gone.rows.length },
  });
  return { record: { settled: gone.rows.length } };
}
