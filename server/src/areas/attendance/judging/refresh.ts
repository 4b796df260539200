import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { judgeDays } from './judge-days.ts';
import type { Now } from '../../../platform/now.ts';
import { saveDays } from '../store/days.ts';
import { savePunchDays } from '../store/punches.ts';
import {
  beginHorizon,
  clearStale,
  findUnjudged,
  lockDays,
  readHorizon,
  type DaySpan,
  type Unjudged,
} from '../store/stale.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** So many days of people in one transaction: about a second's work. */
const together = 6000;
/** More people than a reader waits for; the job behind does the rest. */
const mostInARequest = 3000;
/** For what waits for nobody. */
export const everyone = 1_000_000;

/**
 * Judges days of some people and keeps what was found. The marks go before anything is read: one that
 * comes meanwhile stays, and two that judge the same person do so one after another.
 */
export async function judgeInto(
  tx: Tx,
  ids: readonly string[],
  span: DaySpan,
  now: Now,
): Promise<void> {
  await lockDays(tx, ids);
  await clearStale(tx, ids, span);
  const { days, moved } = await judgeDays(tx, ids, span, await now.afresh(tx));
  await saveDays(tx, ids, span, days, now.at);
  await savePunchDays(tx, moved);
}

export const judgeAndSave = (
  db: Db,
  ids: readonly string[],
  span: DaySpan,
  now: Now,
): Promise<void> => transaction(db, (tx) => judgeInto(tx, ids, span, now));

const joined = (a: DaySpan, b: DaySpan): DaySpan => ({
  from: a.from < b.from ? a.from : b.from,
  until: a.until > b.until ? a.until : b.until,
});

/** People whose days lie near each other go together, as many as one short transaction can take. */
function* partsOf(lacking: readonly Unjudged[]): Generator<{ ids: string[]; span: DaySpan }> {
  let part: { ids: string[]; span: DaySpan } | undefined;
  const inOrder = lacking.toSorted((a, b) =>
    `${a.from} ${a.until}` < `${b.from} ${b.until}` ? -1 : 1,
  );
  for (const { employeeId, from, until } of inOrder) {
    const span = part ? joined(part.span, { from, until }) : { from, until };
    if (part && (part.ids.length + 1) * dayCount(span.from, span.until) > together) {
      yield part;
      part = { ids: [employeeId], span: { from, until } };
    } else part = { ids: [...(part?.ids ?? []), employeeId], span };
  }
  if (part) yield part;
}

/** Within a transaction: what of a span is out of date. */
export async function judgeLacking(tx: Tx, span: DaySpan, who: Condition, now: Now): Promise<void> {
  const kept = await readHorizon(tx);
  if (!kept) return;
  const lacking = await findUnjudged(tx, span, who, { at: now.at, kept, most: everyone });
  for (const { ids, span: days } of partsOf(lacking)) await judgeInto(tx, ids, days, now);
}

/** Days to come are not judged: nobody was there yet. */
const begun = ({ from, until }: DaySpan, today: string): DaySpan => ({
  from,
  until: until < today ? until : today,
});

/**
 * Before a report reads them, days that are out of date are judged anew: so nobody reads yesterday's
 * truth, whether the job behind has run or not. Answers how many people that were.
 */
export async function refresh(
  db: Db,
  asked: DaySpan,
  who: Condition,
  now: Now,
  { most = mostInARequest, stopping }: { most?: number; stopping?: AbortSignal } = {},
): Promise<number> {
  const span = begun(asked, now.today);
  if (span.until < span.from) return 0;
  const kept = await beginHorizon(db, now.today);
  const lacking = await findUnjudged(db, span, who, { at: now.at, kept, most });
  for (const { ids, span: days } of partsOf(lacking)) {
    stopping?.throwIfAborted();
    await judgeAndSave(db, ids, days, now);
  }
  return lacking.length;
}
