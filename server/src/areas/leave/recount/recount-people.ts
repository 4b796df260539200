import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { aroundSpan } from '@muster/contract/leave/day-count.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { lockDecisions } from '../../../platform/decisions/many.ts';
import { plansOf } from '../../calendar/public.ts';
import { lockPeopleRows, nowsOf, type PersonFacts } from '../../people/public.ts';
import type { Now } from '../../../platform/now.ts';
import { type RecountFacts, recount } from '../rules/recount.ts';
import { findStanding, type CountedLeaveRow } from '../store/counted-leave.ts';
import type { RecountDeps } from './deps.ts';
import { saveCounts } from './save-counts.ts';
import { type Count, countOf } from './standing-count.ts';

interface Days {
  readonly from: string;
  readonly until: string;
}

const least = (days: readonly string[]): string => days.toSorted()[0] ?? '';
const most = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

/** Free days around leave matter to kinds that count them; the others are planned day by day. */
function daysToPlan(standing: readonly CountedLeaveRow[]): Days {
  const around = standing.some(({ sandwich }) => sandwich !== 'none') ? aroundSpan : 0;
  const touched = standing.filter(({ isTouched }) => isTouched);
  return {
    from: addDays(least(touched.map(({ span }) => span.from)), -around),
    until: addDays(most(touched.map(({ span }) => span.until)), around),
  };
}

/** The plans and closed days of some people around what is counted: a handful of queries. */
async function factsAround(
  tx: Tx,
  people: readonly PersonFacts[],
  standing: readonly CountedLeaveRow[],
  now: Now,
  { closedDays }: RecountDeps,
): Promise<(person: PersonFacts) => RecountFacts> {
  const ids = people.map(({ id }) => id);
  const { from, until } = daysToPlan(standing);
  const plans = await plansOf(tx, ids, from, until);
  const closed = await closedDays(tx, ids, from, until);
  return ({ id, lastDay }) => {
    const byDay = new Map((plans.get(id) ?? []).map((plan) => [plan.day, plan]));
    return {
      planOf: (day) => {
        const plan = byDay.get(day);
        if (!plan) throw new Error(`${day} lies outside of the plan`);
        return plan;
      },
      isClosed: (day) => closed.has(`${id} ${day}`),
      // who is still here may change their mind
      lastDay: lastDay !== null && lastDay < now.today ? lastDay : null,
    };
  };
}

/** What each of some people's applications comes to, where that is another number or other days. */
async function countsOf(
  tx: Tx,
  people: readonly PersonFacts[],
  byPerson: ReadonlyMap<string, readonly CountedLeaveRow[]>,
  now: Now,
  parts: RecountDeps,
): Promise<Count[]> {
  const standing = people.flatMap(({ id }) => byPerson.get(id) ?? []);
  if (!standing.some(({ isTouched }) => isTouched)) return [];
  const factsOf = await factsAround(tx, people, standing, now, parts);
  return people.flatMap((person) => {
    const own = byPerson.get(person.id) ?? [];
    const facts = factsOf(person);
    const fresh = recount(own, facts);
    return own.flatMap((row) =>
      row.isTouched ? (countOf(row, person, fresh.get(row.id) ?? [], facts) ?? []) : [],
    );
  });
}

/**
 * Counts the leave of some people anew around days that are planned differently now, or that are not
 * theirs any more. The same few statements for one person and for hundreds.
 */
export async function recountPeople(
  tx: Tx,
  employeeIds: readonly string[],
  days: Days,
  parts: RecountDeps,
): Promise<void> {
  // decisions are held before people, as everywhere
  const seen = await findStanding(tx, employeeIds, days);
  const asked = await lockDecisions(
    tx,
    seen.flatMap(({ decisionId, isAgreed }) => (decisionId && !isAgreed ? [decisionId] : [])),
  );
  const people = await lockPeopleRows(tx, employeeIds);
  // whoever held them before may have changed it
  const standing = await findStanding(tx, employeeIds, days);
  const byPerson = Map.groupBy(standing, ({ employeeId }) => employeeId);
  const isWide = ({ id }: PersonFacts): boolean =>
    (byPerson.get(id) ?? []).some(({ sandwich }) => sandwich !== 'none');
  const nowAt = await nowsOf({ db: tx, clock: parts.clock }, parts, employeeIds);
  for (const there of Map.groupBy(people, ({ id }) => nowAt(id).zone).values()) {
    const now = nowAt(there[0]?.id ?? null);
    const counts: Count[] = [];
    for (const some of Map.groupBy(there, isWide).values())
      counts.push(...(await countsOf(tx, some, byPerson, now, parts)));
    if (counts.length > 0) await saveCounts(tx, counts, { days, asked, now, parts });
  }
}
