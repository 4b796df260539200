import { inboxBn } from '@muster/contract/inbox/words.bn.ts';
import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  inbox: inboxBn,
};
