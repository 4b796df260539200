import type { Tx } from '../../platform/db/transaction.ts';
import { eventOf, type LifeEvent, type LifeListener } from './events.ts';
import type { Moment } from './moment.ts';
import { copyCurrent, type Differing, differing } from './store/current.ts';

/**
 * The only writer of the current copy: on every save for those who were saved, and once a day for
 * everyone whose new period begins. Whoever listens hears of it in the same transaction.
 */
export async function project(
  tx: Tx,
  ids: readonly string[] | 'all',
  now: Moment,
  tell: LifeListener,
): Promise<number> {
  const changes = await differing(tx, now.today, ids);
  if (changes.length === 0) return 0;
  await copyCurrent(
    tx,
    now.today,
    changes.map((change) => change.id),
    now.at,
  );
  await tell(tx, changes.flatMap(eventsOf), now);
  return changes.length;
}

/** One for each step, also where several became true since anyone looked. */
const eventsOf = ({ id, before, steps, back }: Differing): LifeEvent[] =>
  steps.flatMap((step, index) => {
    const was = steps[index - 1] ?? before;
    if (!back[index] || was.status === 'Left') return [eventOf(id, was, step)];
    // back on the day after the last one: left and joined at once
    const gone = { ...was, status: 'Left' } as const;
    return [eventOf(id, was, gone), eventOf(id, gone, step)];
  });
