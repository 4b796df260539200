import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import type { AttendanceCall } from '../deps.ts';
import { refresh } from '../judging/refresh.ts';
import { countLog, findLogRows } from '../store/log.ts';
import { readZones } from '../store/zone-on.ts';
import { reportSpan } from './spans.ts';
import { whoIn } from './who.ts';

/** Punches as they came, by default those of this month. */
export async function readLog(
  call: Pick<AttendanceCall<Db>, 'db' | 'actor' | 'clock' | 'settings'>,
  query: Input<typeof attendanceCalls.log>['query'],
) {
  const { db, actor } = call;
  const page = pageOf(query, largestLimit.other);
  const now = await attendanceNow(db, call);
  const zones = await readZones(db, now.zoneOf);
  const span = reportSpan(query, now.today);
  const who = whoIn(actor, query);
  await refresh(db, span, who.people, now);
  const rows = await findLogRows(db, who, span, zones, query.sort, page);
  return { rows, total: await countLog(db, who, span, zones), ...page };
}
