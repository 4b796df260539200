import { calendarRecordsEn } from '@muster/contract/calendar/record-words.en.ts';
import { calendarEn } from '@muster/contract/calendar/words.en.ts';

export const words = {
  calendar: { ...calendarRecordsEn, ...calendarEn },
};
