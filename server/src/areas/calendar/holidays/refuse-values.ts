import { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import {
  holidayEndsBeforeStart,
  halfOfMany,
  holidayTooLong,
} from '@muster/contract/calendar/refusals.ts';
import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { HolidayContent } from '../store/holidays.ts';

const longest = 60;
const wire = wireNames(holidayCalls.create.body);
const fault = (field: keyof HolidayContent, code: FaultCode) => ({
  path: wire.get(field) ?? field,
  code,
  values: {},
});

export function refuseHolidayValues({ from, until, half }: HolidayContent): void {
  if (until < from) throw new Refusal(holidayEndsBeforeStart, {}, [fault('until', 'before-start')]);
  if (dayCount(from, until) > longest)
    throw new Refusal(holidayTooLong, { days: longest }, [fault('until', 'not-fitting')]);
  if (half && from !== until) throw new Refusal(halfOfMany, {}, [fault('half', 'not-fitting')]);
}

/** The index decides who was first with a name and a day. */
export const asHolidayFault = (error: unknown): never => {
  if (!isRefused(error)) throw error;
  if (error.constraint === 'holiday_once')
    throw new Refusal(ruleRefused, {}, [fault('name', 'taken')]);
  if (error.constraint === 'holiday_location_location_id_fkey')
    throw new Refusal(ruleRefused, {}, [fault('locations', 'gone')]);
  throw error;
};
