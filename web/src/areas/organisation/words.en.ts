import { organisationEn } from '@muster/contract/organisation/words.en.ts';

export const words = {
  organisation: organisationEn,
};
