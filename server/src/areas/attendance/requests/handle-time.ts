import { correction, dayOff } from '@muster/contract/attendance/decisions.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DecisionHandler } from '../../../platform/decisions/decision-context.ts';
import { newId } from '../../../platform/ids.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { type CalendarListener, putDays } from '../../calendar/public.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { refuseLocked } from '../closing/locks.ts';
import { noteDaysChanged } from '../judging/note-changed.ts';
import type { Now } from '../../../platform/now.ts';
import { judgeInto } from '../judging/refresh.ts';
import { insertPunches, lockPunches, type NewPunch } from '../store/punches.ts';

/** Punches of the day outside the times that were agreed to no longer count; their rows stay. */
async function voidOutside(
  tx: Tx,
  id: string,
  { day, inAt, outAt }: Pick<z.output<typeof correction.content>, 'day' | 'inAt' | 'outAt'>,
  decisionId: string,
  now: Now,
): Promise<void> {
  await judgeInto(tx, [id], { from: day, until: day }, now);
  // what was judged is told to the minute; a card that was read twice is one coming
  await sql`update punch set void_by = ${decisionId}
    from attendance_day as judged
    where judged.employee_id = ${id} and judged.day = ${day} and punch.employee_id = ${id}
      and punch.void_by is null and punch.void_entry_id is null and punch.at >= judged.in_at
      and punch.at < coalesce(judged.out_at, judged.in_at + interval '1 minute')
        + interval '1 minute'
      and (punch.at < ${inAt}::timestamptz or punch.at > ${outAt}::timestamptz)`.execute(tx);
}

/** The last yes: the times that were told are punches now. */
export const handleCorrection = (clock: Clock, settings: Settings): DecisionHandler => ({
  kind: correction,
  approved: async (tx, decision) => {
    const { day, inAt, outAt } = correction.content.parse(decision.content);
    const id = decision.subject_id;
    await lockPunches(tx, id);
    await refuseLocked(tx, id, day);
    const now = await attendanceNow(tx, { clock, settings });
    await voidOutside(tx, id, { day, inAt, outAt }, decision.id, now);
    const at = clock.now();
    const made = (when: string, direction: 'in' | 'out'): NewPunch => ({
      id: newId(at),
      employeeId: id,
      at: when,
      source: 'correction',
      direction,
      deviceId: null,
    });
    const punches = [...(inAt ? [made(inAt, 'in')] : []), ...(outAt ? [made(outAt, 'out')] : [])];
    await insertPunches(tx, punches, at);
    // also of a day before those that are kept up for everyone
    await judgeInto(tx, [id], { from: day, until: day }, now);
    await noteDaysChanged(tx, [id], { from: addDays(day, -1), until: addDays(day, 1) }, clock);
  },
});

/** The last yes: the one day is free, the other is worked by its shift. */
export const handleDayOff = (clock: Clock, tell: CalendarListener): DecisionHandler => ({
  kind: dayOff,
  approved: async (tx, decision) => {
    const { day, instead, shiftId, reason } = dayOff.content.parse(decision.content);
    const employeeId = decision.subject_id;
    await refuseLocked(tx, employeeId, day);
    if (instead) await refuseLocked(tx, employeeId, instead);
    const days = [
      { employeeId, day, shiftId: null },
      ...(instead && shiftId ? [{ employeeId, day: instead, shiftId }] : []),
    ];
    await putDays(tx, days, reason.slice(0, 300), clock.now(), tell);
  },
});
