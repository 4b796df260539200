import { addDays, dayCount, dayNumber, daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { Now } from '../../platform/now.ts';
import { everyone, judgeInto, refresh } from '../../areas/attendance/judging/refresh.ts';
import { readHorizon, type DaySpan, widenHorizon } from '../../areas/attendance/store/stale.ts';
import { type Db, type Tx, transaction } from '../../platform/db/transaction.ts';
import { type Dice, diceOf } from '../people/random.ts';
import { typesIn } from '../time/load-leave.ts';
import { addPunches } from '../time/load-punches.ts';
import { loadLives } from '../time/load-time.ts';
import { lately, workersOf } from '../time/workforce.ts';
import { always } from '../../platform/db/condition.ts';

/** About as much as is judged in a second. */
const chunk = 150;
const longest = 31;

/** Whoever is there without leave and without a punch came by growing. */
const findNew = (db: Db, after: string) =>
  sql<{ id: string }>`select id from employee
    where id > ${after} and status <> 'Draft' and not exists (
      select 1 from leave_balance where leave_balance.employee_id = employee.id)
      and not exists (select 1 from punch where punch.employee_id = employee.id)
    order by id limit ${chunk}`.execute(db);

async function deviceOf(tx: Tx): Promise<string> {
  const device = await tx
    .selectFrom('attendance_device')
    .select('id')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return device.id;
}

async function addLives(tx: Tx, ids: readonly string[], depth: number, dice: Dice, now: Now) {
  const workers = await workersOf(tx, now.today, depth, ids);
  const lives = await loadLives(tx, { types: await typesIn(tx), workers, dice }, now);
  await addPunches(tx, lives.punches, await deviceOf(tx), now);
}

/** Days as far back as they are kept for everyone: judged here, since nobody marked them. */
async function judge(tx: Tx, ids: readonly string[], { from, until }: DaySpan, now: Now) {
  for (const first of daysBetween(from, until, longest)) {
    const last = addDays(first, longest - 1);
    await judgeInto(tx, ids, { from: first, until: last < until ? last : until }, now);
  }
}

/** Leave, punches and judged days for everyone who has none: then reports and dashboards have them all. */
export async function growTime(db: Db, now: Now, progress: (made: number) => void): Promise<void> {
  const kept = await readHorizon(db);
  const from = kept?.from ?? addDays(now.today, -lately);
  const dice = diceOf(dayNumber(now.today) + 1);
  let made = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = (await findNew(db, after)).rows.map(({ id }) => id);
    const depth = dayCount(from, now.today) - 1;
    // as one: whoever has leave is not looked at again
    await transaction(db, async (tx) => {
      await addLives(tx, ids, depth, dice, now);
      await judge(tx, ids, { from, until: now.today }, now);
    });
    made += ids.length;
    progress(made);
    after = ids.at(-1) ?? after;
    if (ids.length < chunk) break;
  }
  // the days of those who were there before, which a first start would judge
  await refresh(db, { from, until: now.today }, always, now, { most: everyone });
  await transaction(db, (tx) => widenHorizon(tx, { from, until: now.today }));
}
