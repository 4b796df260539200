import { logoBn } from '@muster/contract/organisation/logo-words.bn.ts';
import { organisationBn } from '@muster/contract/organisation/words.bn.ts';
import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  organisation: organisationBn,
  concernLogo: logoBn,
};
