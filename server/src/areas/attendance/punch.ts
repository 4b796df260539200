import { attendanceSection } from '@muster/contract/attendance/settings.ts';
import {
  notEmployedToday,
  onlyAtDevice,
  suspendedThen,
} from '@muster/contract/attendance/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { after } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { attendanceNow } from './judging/attendance-now.ts';
import { judgeOwnDay, personOf } from './own-day.ts';
import { secondClick } from './rules/is-in.ts';
import { findConcern } from './store/facts.ts';
import { findPunchesBetween, insertPunches, lockPunches } from './store/punches.ts';

/**
 * Come or go: in when out, out when in. A second click within a minute is the first one again, so that
 * nobody is gone before having come; who says the other way means it, as after a slip.
 */
export async function punch(call: Context<Db, Actor>, asked: 'in' | 'out' | undefined) {
  const { db, actor, settings } = call;
  const id = personOf(actor);
  const now = await attendanceNow(db, call, id);
  const inForce = await settings.read(db, now.at);
  if (!inForce.of(attendanceSection.settings.webPunch, await findConcern(db, id)))
    throw new Refusal(onlyAtDevice);
  return transaction(db, async (tx) => {
    const person = await lockPunches(tx, id);
    if (!person || person.status === 'Left' || person.status === 'Draft')
      throw new Refusal(notEmployedToday, { name: person?.name ?? '', date: now.today });
    if (person.status === 'Suspended')
      throw new Refusal(suspendedThen, { name: person.name, date: now.today });
    const before = await judgeOwnDay(tx, id, now);
    // on both sides: of two clicks at once the later one may have come first
    const near = [after(now.at, -secondClick), after(now.at, secondClick)] as const;
    const [same] = await findPunchesBetween(tx, id, ...near);
    const isOtherWay = asked !== undefined && (asked === 'in') !== before.isIn;
    if (same && !isOtherWay) return { isIn: before.isIn, at: same.at, today: before.today };
    const direction = asked ?? (before.isIn ? 'out' : 'in');
    const made = { id: newId(now.at), employeeId: id, at: now.at, direction, deviceId: null };
    await insertPunches(tx, [{ ...made, source: 'web' }], now.at);
    const { isIn, today } = await judgeOwnDay(tx, id, now);
    return { isIn, at: now.at, today };
  });
}
