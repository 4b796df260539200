import { contractRoom } from '../kernel/room.ts';
import { calendarActions } from './audit-actions.ts';
import { holidayCalls } from './holiday-calls.ts';
import { calendarRecordsBn } from './record-words.bn.ts';
import { calendarRecordsEn } from './record-words.en.ts';
import { rosterCalls, rosterPatternCalls } from './roster-calls.ts';
import { shiftCalls } from './shift-calls.ts';

export const calendar = contractRoom({
  name: 'calendar',
  calls: {
    holidays: holidayCalls,
    shift: shiftCalls,
    'roster-pattern': rosterPatternCalls,
    roster: rosterCalls,
  },
  auditActions: calendarActions,
  words: { en: calendarRecordsEn, bn: calendarRecordsBn },
});
