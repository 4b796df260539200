import { peopleSection } from '@muster/contract/people/settings.ts';
import { z } from 'zod';
import { after, minutes } from '../../../platform/clock.ts';
import type { ReadNow } from '../../../platform/now.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { type HrAccounts, remind } from './remind.ts';

interface RemindParts {
  readonly now: ReadNow;
  readonly settings: Settings;
  readonly hrAccounts: HrAccounts;
}

/** Nobody is told at night: for this a day begins at six in the morning. */
const morning = minutes(360);

/** Every hour, because a day begins at another hour in another zone; each is told once. */
export const remindJob = ({ now: readNow, settings, hrAccounts }: RemindParts): Job =>
  job({
    kind: 'people.remind',
    queue: 'quick',
    data: z.object({}),
    schedule: '30 * * * *',
    tries: 5,
    handle: async ({ db, clock }) => {
      const at = clock.now();
      const now = await readNow({ db, clock: { now: () => after(at, -morning) } });
      const inForce = await settings.read(db, at);
      const { documentDays, documentDaysAgain, confirmationDays } = peopleSection.settings;
      await remind(
        { db, now, at, hrAccounts },
        {
          documents: [inForce.of(documentDays), inForce.of(documentDaysAgain)],
          confirmations: [inForce.of(confirmationDays)],
        },
      );
    },
  });
