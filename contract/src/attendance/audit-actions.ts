/** What the room writes into the audit log; sealed entries keep these names. */
export const attendanceActions: readonly string[] = [
  'attendance.askDayOff',
  'attendance.correct',
  'attendance.lock',
  'attendance.recompute',
  'attendance.undoEntry',
  'attendance.unlock',
  'attendance.waive',
  'device.change',
  'device.create',
  'punch-entry.create',
  'punch-entry.undo',
  'punch.forget',
  'punch.import',
  'punch.settle',
];
