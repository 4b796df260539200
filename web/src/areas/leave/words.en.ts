import { leaveRecordsEn } from '@muster/contract/leave/words/record-words.en.ts';
import { leaveEn } from '@muster/contract/leave/words.en.ts';

export const words = {
  leave: { ...leaveEn, records: leaveRecordsEn },
};
