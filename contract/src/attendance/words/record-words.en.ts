const counted = (one: string, other: string) => ({
  one: `{count} ${one}`,
  other: `{count} ${other}`,
});

/** What the records of attendance are called in sentences and in the log. */
export const attendanceRecordsEn = {
  attendanceDay: {
    one: 'Day of attendance',
    many: 'Days of attendance',
    counted: counted('day of attendance', 'days of attendance'),
  },
  attendanceDevice: {
    one: 'Device',
    many: 'Devices',
    counted: counted('device', 'devices'),
    fields: {
      name: 'Name',
      locationId: 'Location',
      active: 'In use',
      newKey: 'New key',
    },
  },
  attendanceLock: {
    one: 'Closed month',
    many: 'Closed months',
    counted: counted('closed month', 'closed months'),
  },
};
export type AttendanceRecordWords = typeof attendanceRecordsEn;
