import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import { payBn } from '@muster/contract/pay/words.bn.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  pay: payBn,
};
