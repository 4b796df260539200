import { leaveRecordsBn } from '@muster/contract/leave/words/record-words.bn.ts';
import { leaveBn } from '@muster/contract/leave/words.bn.ts';
import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  leave: { ...leaveBn, records: leaveRecordsBn },
};
