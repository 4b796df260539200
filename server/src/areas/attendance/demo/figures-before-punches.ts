import { leaveDaysOf } from '../../leave/public.ts';
import { type AttendanceNow } from '../judging/judge-days.ts';
import { type Open, openDays } from '../judging/open-days.ts';
import { deductionOf } from '../rules/late-policy.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { AttendanceFigure, Closing } from '../store/figures.ts';

const wholeDay = 1000;
const minutesOfDay = 480;

/** The same number for the same person and day on every machine, up to a hundred. */
function luckOf(employeeId: string, day: string): number {
  let mixed = 0;
  for (const letter of employeeId + day) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) | 0;
  return Math.abs(mixed ^ (mixed >>> 15)) % 100;
}

type Counted = { -readonly [Name in keyof AttendanceFigure]: AttendanceFigure[Name] };

const none = (employeeId: string): Counted => ({
  employeeId,
  days: 0,
  working: 0,
  present: 0,
  halfDays: 0,
  halfDaysToWork: 0,
  absence: 0,
  leave: 0,
  holidays: 0,
  weeklyOffs: 0,
  suspended: 0,
  longLeave: 0,
  nights: 0,
  holidaysWorked: 0,
  weeklyOffsWorked: 0,
  worked: 0,
  overtime: 0,
  lates: 0,
  lateMinutes: 0,
  lateDeduction: 0,
  missingOuts: 0,
});

/** Most came as planned; a few did not, some were late and some stayed on. */
function countWorked(figure: Counted, { day, rule }: Open, leave: number): void {
  figure.working += 1;
  figure.leave += leave;
  if (leave >= wholeDay) return;
  const luck = luckOf(figure.employeeId, day);
  if (luck < 2 && leave === 0) {
    figure.absence += wholeDay;
    return;
  }
  figure.present += 1;
  figure.worked += minutesOfDay;
  if (rule && rule.endsAt <= rule.startsAt) figure.nights += 1;
  if (luck >= 94) {
    figure.lates += 1;
    figure.lateMinutes += 12 + luck - 94;
  } else if (luck >= 80) {
    figure.overtime += 60;
    figure.worked += 60;
  }
}

function countDay(figure: Counted, open: Open, leave: number): void {
  figure.days += 1;
  if (open.away === 'Suspended') figure.suspended += 1;
  else if (open.away === 'Long leave') figure.longLeave += 1;
  else if (open.plan.kind === 'holiday') figure.holidays += 1;
  else if (open.plan.kind === 'off') figure.weeklyOffs += 1;
  else countWorked(figure, open, leave);
}

/**
 * What a month came to of which the demo company has no punches: by the plans and the leave of everyone, with what
 * usually happens besides.
 */
export async function figuresBeforePunches(
  db: Handle,
  { concernId, from, until, policy }: Closing,
  ids: readonly string[],
  { zoneOf }: Pick<AttendanceNow, 'zoneOf'>,
): Promise<AttendanceFigure[]> {
  const open = await openDays(db, ids, { from, until }, zoneOf);
  const leave = new Map<string, number>();
  for (const { employeeId, day, amount } of await leaveDaysOf(db, ids, from, until)) {
    const key = `${employeeId} ${day}`;
    leave.set(key, Math.min(wholeDay, (leave.get(key) ?? 0) + amount));
  }
  return ids.flatMap((id) => {
    const figure = none(id);
    for (const one of open.get(id) ?? [])
      if (one.isEmployed && one.concernId === concernId)
        countDay(figure, one, leave.get(`${id} ${one.day}`) ?? 0);
    figure.lateDeduction = deductionOf(figure.lates, policy);
    return figure.days > 0 ? [figure] : [];
  });
}
