import type { Tx } from '../../../platform/db/transaction.ts';
import { eventOf, type LifeEvent, type LifeListener } from '../life/events.ts';
import type { Now } from '../../../platform/now.ts';
import { emitEmployed } from '../life/emit-employed.ts';
import { copyCurrent, type Differing, differing } from '../store/current.ts';

/**
 * The only writer of the current copy: on every save for those who were saved, and once a day for
 * everyone whose new period begins. Whoever listens hears of it in the same transaction.
 */
export async function project(
  tx: Tx,
  ids: readonly string[] | 'all',
  now: Now,
  tell: LifeListener,
): Promise<number> {
  const changes = await differing(tx, now, ids);
  if (changes.length === 0) return 0;
  const moved = changes.map((change) => change.id);
  await copyCurrent(tx, now, moved);
  await emitEmployed(tx, changes.flatMap(eventsOf), now, tell);
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
