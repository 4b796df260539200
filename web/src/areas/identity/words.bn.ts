import { accessBn } from '@muster/contract/identity/access-words.bn.ts';
import { accountBn } from '@muster/contract/identity/account-words.bn.ts';
import { viewsBn } from '@muster/contract/identity/view-words.bn.ts';
import { filesBn } from '@muster/contract/kernel/file-words.bn.ts';
import type { Translated } from '@muster/contract/kernel/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  account: accountBn,
  access: accessBn,
  views: viewsBn,
  files: filesBn,
};
