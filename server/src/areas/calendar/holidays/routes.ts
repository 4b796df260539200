import { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CalendarDeps } from '../deps.ts';
import { exportHolidays } from './export-holidays.ts';
import { listHolidays } from './list-holidays.ts';
import { changeHoliday, createHoliday, removeHoliday } from './save-holiday.ts';
import { readHoliday } from './show-holiday.ts';

export const holidayRoutes = (parts: CalendarDeps): readonly Route[] => [
  route(holidayCalls.list, { tx: false }, ({ input, actor, db }) =>
    listHolidays(db, actor, input.query),
  ),
  route(holidayCalls.export, { tx: false }, ({ input, db, language }) =>
    exportHolidays(db, input.query, language),
  ),
  route(holidayCalls.create, { tx: true }, ({ input, ...call }) =>
    createHoliday(call, input.body, parts),
  ),
  route(holidayCalls.read, { tx: false }, ({ input, actor, db }) =>
    readHoliday(db, actor, input.params.id),
  ),
  route(holidayCalls.change, { tx: true }, ({ input, ...call }) =>
    changeHoliday(call, input.params.id, input.body, parts),
  ),
  route(holidayCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeHoliday(call, input.params.id, parts),
  ),
];
