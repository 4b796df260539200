/** What later rooms may ask of leave; everything else here is the room's own. */
export type { LeaveListener } from './events.ts';
export { leaveDaysOf } from './store/agreed-days.ts';
export { isAway } from './store/is-away.ts';
export { leaveListeners } from './recount/leave-listeners.ts';
export { recountJob } from './recount/recount-job.ts';
export { namesAbove } from './applications/waits-for-names.ts';
export { hasKindsOfLeave } from './set-up.ts';
