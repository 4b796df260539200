import { absentOverHalf, breakTooLong } from '@muster/contract/calendar/refusals.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { ShiftContent } from '../store/shifts.ts';

const fault = (path: keyof ShiftContent, code: Fault['code']): Fault => ({
  path,
  code,
  values: {},
});

export function refuseShiftValues(shift: ShiftContent): void {
  const length = (shift.endsAt - shift.startsAt + 1440) % 1440 || 1440;
  if (shift.breakMinutes >= length)
    throw new Refusal(breakTooLong, {}, [fault('breakMinutes', 'not-fitting')]);
  if (shift.absentUnder > shift.halfDayUnder)
    throw new Refusal(absentOverHalf, {}, [fault('absentUnder', 'not-fitting')]);
}

/** The index decides who was first with a name. */
export const asShiftFault = (error: unknown): never => {
  if (isRefused(error) && error.constraint === 'shift_name')
    throw new Refusal(ruleRefused, {}, [fault('name', 'taken')]);
  throw error;
};
