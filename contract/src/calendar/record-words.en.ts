const counted = (one: string, other: string) => ({
  one: `{count} ${one}`,
  other: `{count} ${other}`,
});

/** What the records of the calendar are called in sentences and in the log. */
export const calendarRecordsEn = {
  holiday: {
    one: 'Holiday',
    many: 'Holidays',
    counted: counted('holiday', 'holidays'),
    fields: {
      name: 'Name',
      from: 'First day',
      until: 'Last day',
      type: 'Kind',
      colour: 'Colour',
      locations: 'Locations',
      recurring: 'Every year',
      half: 'Half a day',
      active: 'In use',
    },
    said: {
      added: 'Holiday Added Successfully',
      updated: 'Holiday Updated Successfully',
      getFailed: 'Get Holiday Failed',
      deleteFailed: 'Delete Holiday failed',
    },
  },
  holidayLocation: {
    one: 'Holiday of a location',
    many: 'Holidays of locations',
    counted: counted('holiday', 'holidays'),
  },
  shift: {
    one: 'Shift',
    many: 'Shifts',
    counted: counted('shift', 'shifts'),
    fields: {
      name: 'Name',
      shortName: 'Short name',
      colour: 'Colour',
      startsAt: 'Starts at',
      endsAt: 'Ends at',
      breakMinutes: 'Break',
      graceIn: 'Late after',
      graceOut: 'Early before',
      halfDayUnder: 'Half a day below',
      absentUnder: 'Absent below',
      windowBefore: 'Counts before the start',
      windowAfter: 'Counts after the end',
      overtimeFrom: 'Overtime after',
      overtimeBlock: 'Overtime in blocks of',
      overtimeMost: 'Overtime at most',
      overtimeEarly: 'Coming early is overtime',
      active: 'In use',
    },
  },
  rosterPattern: {
    one: 'Pattern',
    many: 'Patterns',
    counted: counted('pattern', 'patterns'),
    fields: { name: 'Name', beginsOn: 'First day', days: 'Days', active: 'In use' },
  },
  rosterPatternDay: {
    one: 'Day of a pattern',
    many: 'Days of patterns',
    counted: counted('day of a pattern', 'days of patterns'),
  },
  rosterAssignment: {
    one: 'Roster',
    many: 'Rosters',
    counted: counted('roster', 'rosters'),
    fields: {
      target: 'For',
      of: 'Whom',
      from: 'From',
      pattern: 'Pattern',
      shiftedBy: 'Shifted by',
      shift: 'Shift',
    },
  },
  rosterDay: {
    one: 'Day set by hand',
    many: 'Days set by hand',
    counted: counted('day set by hand', 'days set by hand'),
  },
  payPeriod: {
    one: 'Pay period',
    many: 'Pay periods',
    counted: counted('pay period', 'pay periods'),
  },
};
