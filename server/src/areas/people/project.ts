import type { Tx } from '../../platform/db/transaction.ts';
import { eventOf, type LifeListener } from './events.ts';
import type { Moment } from './moment.ts';
import { copyCurrent, differing } from './store/current.ts';

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
  await tell(
    tx,
    changes.map(({ id, before, after }) => eventOf(id, before, after)),
    now,
  );
  return changes.length;
}
