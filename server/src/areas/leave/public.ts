/** What later rooms may ask of leave; everything else here is the room's own. */
export { leaveChanged, type LeaveListener } from './events.ts';
export { askClosedNow } from './deps.ts';
export { leaveDaysOf } from './store/agreed-days.ts';
export {
  dropLeaveFigures,
  findLeaveFigures,
  keepLeaveFigures,
} from './store/ledger/closed-figures.ts';
export { isAway } from './store/is-away.ts';
export { hasLeaveTypes } from './set-up.ts';
