import type { Tx } from '../../../platform/db/transaction.ts';
import type { Now } from '../../../platform/now.ts';
import type { LifeEvent, LifeListener } from './events.ts';
import { concernsOf } from '../store/person-facts.ts';

/** Of each person by the clock of where they are: all at once, unless it is another day somewhere. */
export async function emitEmployed(
  tx: Tx,
  events: readonly LifeEvent[],
  now: Now,
  tell: LifeListener,
): Promise<void> {
  if (Object.keys(now.otherDays()).length === 0) return tell(tx, events, now);
  const concerns = await concernsOf(
    tx,
    events.map(({ employeeId }) => employeeId),
  );
  const places = Map.groupBy(events, ({ employeeId }) => now.in(concerns.get(employeeId) ?? null));
  for (const [there, some] of places) await tell(tx, some, there);
}
