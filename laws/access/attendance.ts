import { type AccessRow, staff, withTimes } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'Attendance own create/check; corrections, day off: the own request',
    calls:
      /^(own-attendance\.(punch|check|month|monthDocument)|time-request\.(own|correct|dayOff|cancel))$/,
    may: staff,
  },
  {
    row: 'Attendance reports, log; corrections, day off: those within reach',
    calls: /^(attendance\.((daily|log|matrix)(File)?|monthDocument)|time-request\.list)$/,
    may: withTimes,
  },
  {
    // whoever is an employee may stand in for someone
    row: 'Attendance corrections: who could decide on one, or stands in for one who could, enters times unasked',
    calls: /^punch-entry\.(preview|create|list|read|undo)$/,
    may: withTimes,
  },
  {
    // payroll officers: of closed months
    row: 'Attendance summary; closed period figures',
    calls: /^attendance\.summary(File)?$/,
    may: staff.filter((who) => who !== 'recruiter'),
  },
  {
    row: 'Shifts, rosters, devices, punch import, blocked days: reading',
    calls: /^((device|unknown-punch|given-number)\.list|punch\.readImport)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'Shifts, rosters, devices, punch import; closing a month: writing',
    calls:
      /^(attendance\.(waive|recompute)|device\.(create|change)|punch\.import|unknown-punch\.settle|given-number\.remove|attendance-lock\.lock)$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Closed period figures: which months are closed',
    calls: /^attendance-lock\.list$/,
    may: ['hr', 'payroll', 'allAccess', 'admin'],
  },
  {
    row: 'Closing a month: opening it again',
    calls: /^attendance-lock\.unlock$/,
    may: ['admin'],
  },
  {
    row: 'Devices, with their own key',
    calls: /^device\.send$/,
    may: ['public', 'applicant', ...staff],
  },
];
