import { decisionSection } from '@muster/contract/inbox/settings.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings/settings.ts';

interface Parts {
  readonly clock: Clock;
  readonly settings: Settings;
}

/** What was asked for before then and still waits is overdue; none: nothing ever is. */
export const overdueBefore =
  ({ clock, settings }: Parts) =>
  (): string | null => {
    const allowed = settings.last().of(decisionSection.settings.escalateAfterDays);
    return allowed === 0 ? null : after(clock.now(), -days(allowed));
  };
