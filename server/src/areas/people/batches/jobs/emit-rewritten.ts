import type { Tx } from '../../../../platform/db/transaction.ts';
import type { LifeListener } from '../../life/events.ts';
import type { Now } from '../../../../platform/now.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import type { JobTimeline } from '../../rules/job-data.ts';
import { transferredDays } from '../../rules/moved-days.ts';
import { readTimelines } from '../../store/periods.ts';
import { concernsOf } from '../../store/person-facts.ts';
import { emitEmployed } from '../../life/emit-employed.ts';

/** Job data of days that have begun are others now: whoever listens hears of all the people at once. */
export async function emitRewritten(
  tx: Tx,
  before: ReadonlyMap<string, JobTimeline>,
  from: string,
  now: Now,
  tell: LifeListener,
): Promise<void> {
  if (before.size === 0) return;
  const ids = [...before.keys()];
  const concerns = await concernsOf(tx, ids);
  const timelines = await readTimelines(tx, ids);
  const events = [...timelines].flatMap(([employeeId, timeline]) => {
    const after = asOf(timeline, from)?.values;
    const { today } = now.in(concerns.get(employeeId) ?? null);
    if (!after || from > today) return [];
    const moved = transferredDays(before.get(employeeId) ?? [], timeline, today);
    return [{ kind: 'rewritten', employeeId, before: null, after, from, moved } as const];
  });
  if (events.length > 0) await emitEmployed(tx, events, now, tell);
}
