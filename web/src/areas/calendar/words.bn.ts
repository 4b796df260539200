import { calendarRecordsBn } from '@muster/contract/calendar/record-words.bn.ts';
import { calendarBn } from '@muster/contract/calendar/words.bn.ts';
import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  calendar: { ...calendarRecordsBn, ...calendarBn },
};
