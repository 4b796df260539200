import { peopleSection } from '@muster/contract/people/settings.ts';
import { z } from 'zod';
import type { ZoneNow } from '../../../entity/changed-meanwhile.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { momentOfHouse } from '../moment.ts';
import { type HrAccounts, remind } from './remind.ts';

interface RemindParts {
  readonly zoneNow: ZoneNow;
  readonly settings: Settings;
  readonly hrAccounts: HrAccounts;
}

/** In the early morning here; a day on which nothing ran is made up for by the next. */
export const remindJob = ({ zoneNow, settings, hrAccounts }: RemindParts): Job =>
  job({
    kind: 'people.remind',
    queue: 'quick',
    data: z.object({}),
    schedule: '30 0 * * *',
    tries: 5,
    handle: async ({ db, clock }) => {
      const now = await momentOfHouse({ db, clock }, { zone: zoneNow });
      const inForce = await settings.read(db, now.at);
      const { documentDays, documentDaysAgain, confirmationDays } = peopleSection.settings;
      await remind(
        { db, now, hrAccounts },
        {
          documents: [inForce.of(documentDays), inForce.of(documentDaysAgain)],
          confirmations: [inForce.of(confirmationDays)],
        },
      );
    },
  });
