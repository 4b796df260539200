import { type attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { countedAs, dayStatuses } from '@muster/contract/attendance/attendance-rows.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Now } from '../../../platform/now.ts';
import { refresh } from '../judging/refresh.ts';
import { countDaily, findDaily } from '../store/reports.ts';
import { whoIn } from './who.ts';

type Query = Input<typeof attendanceCalls.daily>['query'];

/** One day, by default today; the totals are of everyone asked about, whatever status is chosen. */
export async function readDaily(db: Db, actor: Actor, query: Query, now: Now) {
  const page = pageOf(query, largestLimit.other);
  const day = query.date ?? now.today;
  const who = whoIn(actor, query);
  await refresh(db, { from: day, until: day }, who.people, now);
  const rows = await findDaily(db, who, day, query, page);
  const counts = await countDaily(db, who, day);
  const totals = Object.fromEntries(
    dayStatuses.map((status) => [
      status,
      countedAs(status).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
    ]),
  ) as Record<(typeof dayStatuses)[number], number>;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { rows, totals, total: query.status ? totals[query.status] : all, ...page };
}
