import { company } from '@muster/contract/administration/settings.ts';
import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Call } from '../parts.ts';
import { countLog, findLogRows } from '../store/log.ts';
import { spanOf } from './spans.ts';
import { whoIn } from './who.ts';

/** Punches as they came, by default those of this month. */
export async function readLog(
  { db, actor, clock, settings }: Pick<Call<Db>, 'db' | 'actor' | 'clock' | 'settings'>,
  query: Input<typeof attendanceCalls.log>['query'],
) {
  const page = pageOf(query, largestLimit.other);
  const zone = (await settings.read(db, clock.now())).of(company.settings.zone);
  const span = spanOf(query, clock.today(zone));
  const who = whoIn(actor, query);
  const rows = await findLogRows(db, who, span, zone, page);
  return { rows, total: await countLog(db, who, span, zone), ...page };
}
