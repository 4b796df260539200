/** What the room writes into the audit log; sealed entries keep these names. */
export const leaveActions: readonly string[] = [
  'calendar-feed.end',
  'calendar-feed.make',
  'leave-balance.adjust',
  'leave-balance.encash',
  'leave-block.change',
  'leave-block.create',
  'leave-block.remove',
  'leave-type.change',
  'leave-type.create',
  'leave-type.remove',
  'leave.cancel',
  'leave.change',
  'leave.create',
  'leave.recount',
  'leave.remove',
];
