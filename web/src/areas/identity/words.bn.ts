import { accessBn } from '@muster/contract/identity/words/access-words.bn.ts';
import { accountBn } from '@muster/contract/identity/words/account-words.bn.ts';
import { viewsBn } from '@muster/contract/identity/words/view-words.bn.ts';
import { filesBn } from '@muster/contract/kernel/words/file-words.bn.ts';
import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  account: accountBn,
  access: accessBn,
  views: viewsBn,
  files: filesBn,
};
