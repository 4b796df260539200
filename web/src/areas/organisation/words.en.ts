import { logoEn } from '@muster/contract/organisation/logo-words.en.ts';
import { organisationEn } from '@muster/contract/organisation/words.en.ts';

export const words = {
  organisation: organisationEn,
  concernLogo: logoEn,
};
