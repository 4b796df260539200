import { attendanceEn } from '@muster/contract/attendance/words.en.ts';

export const words = {
  attendance: attendanceEn,
};
