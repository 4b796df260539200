import { companySection } from '@muster/contract/organisation/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { CalendarDeps } from './deps.ts';
import { peopleOf } from './people-of.ts';
import { farDay, emitCalendarChanged } from './emit-calendar-changed.ts';

/** Another weekend of the group or of a concern: days that nobody rostered are planned differently. */
export const emitWeekendsChanged =
  (clock: Clock, parts: CalendarDeps) =>
  async (db: Tx, keys: readonly string[], concernId: string | null): Promise<void> => {
    if (!keys.includes(companySection.settings.weekend.key)) return;
    const target = { target: concernId === null ? 'house' : 'concern', ofId: concernId } as const;
    const employeeIds = await peopleOf(db, [target]);
    await emitCalendarChanged({ db, clock }, parts, { employeeIds, from: '', until: farDay });
  };
