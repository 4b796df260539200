import { calendar } from '@muster/contract/calendar/room.ts';
import { on } from '../../platform/events.ts';
import { settingsSaved } from '../../platform/settings/settings-saved.ts';
import { serverRoom } from '../../wiring/room.ts';
import { plansChanged } from './events.ts';
import { calendarRoutes } from './routes.ts';
import { emitWeekendsChanged } from './emit-weekends-changed.ts';

const tables = [
  'holiday',
  'holiday_location',
  'shift',
  'roster_pattern',
  'roster_pattern_day',
  'roster_assignment',
  'roster_day',
  'pay_period',
] as const;

export const calendarRoom = serverRoom(calendar, tables, ({ engine, events, clock }) => {
  const { now, accountName } = engine;
  const parts = { now, accountName, tell: events.emitter(plansChanged) };
  return {
    routes: calendarRoutes(parts),
    listeners: [on(settingsSaved, emitWeekendsChanged(clock, parts))],
  };
});
