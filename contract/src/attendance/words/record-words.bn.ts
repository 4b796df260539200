import type { AttendanceRecordWords } from './record-words.en.ts';

const counted = (word: string) => ({ one: `{count}টি ${word}`, other: `{count}টি ${word}` });

export const attendanceRecordsBn: AttendanceRecordWords = {
  attendanceDay: {
    one: 'হাজিরার দিন',
    many: 'হাজিরার দিন',
    counted: counted('হাজিরার দিন'),
  },
  attendanceDevice: {
    one: 'যন্ত্র',
    many: 'যন্ত্র',
    counted: counted('যন্ত্র'),
    fields: {
      name: 'নাম',
      locationId: 'অবস্থান',
      active: 'চালু',
      newKey: 'নতুন চাবি',
    },
  },
  attendanceLock: {
    one: 'বন্ধ মাস',
    many: 'বন্ধ মাস',
    counted: counted('বন্ধ মাস'),
  },
};
