import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordScreens } from '../../entity/record-screen.ts';

export const organisationScreens = recordScreens(
  organisationRecords,
  (words) => words.organisation,
);
