/** What later rooms may ask of the calendar; everything else here is the room's own. */
export { type CalendarListener, plansChanged } from './events.ts';
export { holidaysBetween } from './holidays/holidays-between.ts';
export { findPayPeriod, keepPayPeriod, payRhythmOf } from './pay-periods.ts';
export { plansOf } from './plans-of.ts';
export { putDays } from './put-days.ts';
export { shiftsById } from './store/shifts.ts';
export { daysSetUp } from './set-up.ts';
