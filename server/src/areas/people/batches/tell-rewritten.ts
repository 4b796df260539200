import type { Tx } from '../../../platform/db/transaction.ts';
import type { LifeListener } from '../events.ts';
import type { Moment } from '../moment.ts';
import { asOf } from '@muster/contract/kernel/timeline.ts';
import { readTimelines } from '../store/periods.ts';

/** Job data of days that have begun are others now: whoever listens hears of all the people at once. */
export async function tellRewritten(
  tx: Tx,
  people: readonly { readonly id: string }[],
  from: string,
  now: Moment,
  tell: LifeListener,
): Promise<void> {
  if (from > now.today || people.length === 0) return;
  const timelines = await readTimelines(
    tx,
    people.map(({ id }) => id),
  );
  const events = [...timelines].flatMap(([employeeId, timeline]) => {
    const after = asOf(timeline, from)?.values;
    return after ? [{ kind: 'rewritten', employeeId, before: null, after, from } as const] : [];
  });
  await tell(tx, events, now);
}
