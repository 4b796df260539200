import { attendanceSection } from '@muster/contract/attendance/settings.ts';
import { noRecord } from '@muster/contract/attendance/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { after } from '../../platform/clock.ts';
import { type Db, type Handle, type Tx, transaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { attendanceNow } from './judging/attendance-now.ts';
import { dayWith } from './judging/open-days.ts';
import type { Now } from '../../platform/now.ts';
import { judgeInto } from './judging/refresh.ts';
import { isIn, secondClick } from './rules/is-in.ts';
import { findConcern } from './store/facts.ts';
import { findPunchesBetween, type SeenPunch } from './store/punches.ts';
import { findDays } from './store/reports.ts';
import type { ShownDay } from './store/shown.ts';

export function personOf({ personId }: Actor): string {
  if (personId === null) throw new Refusal(noRecord);
  return personId;
}

export interface OwnDay {
  readonly day: string;
  readonly punches: readonly SeenPunch[];
  readonly isIn: boolean;
  readonly today: ShownDay;
}

const nothingYet = (day: string): ShownDay => ({
  day,
  status: 'Expected',
  isPartLeave: false,
  leaveType: null,
  shift: null,
  inAt: null,
  outAt: null,
  worked: 0,
  late: 0,
  early: 0,
  overtime: 0,
  isMissingOut: false,
  isWaived: false,
  isLocked: false,
});

/** The day to which a punch of this very moment belongs, as it stands. */
async function readOwnDay(db: Handle, id: string, day: string, now: Now): Promise<OwnDay> {
  const [today = nothingYet(day)] =
    (await findDays(db, [id], { from: day, until: day })).get(id) ?? [];
  // of two clicks at once the other may be a bit later
  const until = after(now.at, secondClick);
  const punches = today.inAt ? await findPunchesBetween(db, id, today.inAt, until) : [];
  return { day, punches, isIn: isIn(punches), today };
}

/** Judged anew, and kept. */
export async function judgeOwnDay(tx: Tx, id: string, now: Now): Promise<OwnDay> {
  const day =
    (await dayWith(tx, id, { at: now.minute, direction: null }, now.today, now.zoneOf)) ??
    now.today;
  await judgeInto(tx, [id], { from: day, until: day }, now);
  return readOwnDay(tx, id, day, now);
}

/** How today stands, and whether one may come and go on this page. */
export async function checkToday(call: Context<Db, Actor>) {
  const { db, actor, settings } = call;
  const id = personOf(actor);
  const now = await attendanceNow(db, call, id);
  const own = await transaction(db, (tx) => judgeOwnDay(tx, id, now));
  const inForce = await settings.read(db, now.at);
  const may = inForce.of(attendanceSection.settings.webPunch, await findConcern(db, id));
  const punches = own.punches.map(({ at, source }) => ({ at, source }));
  const can = { punch: may && own.today.status !== 'Suspended' };
  return { isIn: own.isIn, can, punches, today: own.today };
}
