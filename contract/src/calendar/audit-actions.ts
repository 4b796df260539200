/** What the room writes into the audit log; sealed entries keep these names. */
export const calendarActions: readonly string[] = [
  'holiday.change',
  'holiday.create',
  'holiday.remove',
  'roster-pattern.create',
  'roster.assign',
  'roster.setDays',
  'roster.unassign',
  'shift.change',
  'shift.create',
  'shift.remove',
];
