import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { addDays, dayCount, daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { aroundSpan } from '@muster/contract/leave/day-count.ts';
import {
  keepLeave,
  type ownLeaveCalls,
  seeLeave,
} from '@muster/contract/leave/calls/leave-calls.ts';
import { leaveEndsBeforeStart, leaveSpanTooLong } from '@muster/contract/leave/refusals.ts';
import type { Db, Handle } from '../../../../platform/db/transaction.ts';
import { plansOf } from '../../../calendar/public.ts';
import { findPersonFacts, nowOfPerson } from '../../../people/public.ts';
import { whomOf } from '../../balances/reach.ts';
import type { LeaveCall, LeaveDeps } from '../../deps.ts';
import { leaveDaysOf } from '../../store/agreed-days.ts';
import { blocksFor } from '../../store/blocks.ts';
import { findTaken } from '../../store/days.ts';
import { findTeamAway } from '../../store/team-days.ts';
import { teamOf } from '../../team.ts';

type Query = Input<typeof ownLeaveCalls.plan>['query'];
const longest = 366;

/** Of each day: how many of a team are expected, and how many of those are on agreed leave. */
async function coverageOf(db: Handle, team: readonly string[], { from, until }: Query) {
  const plans = await plansOf(db, team, from, until);
  const away = new Set(
    (await leaveDaysOf(db, team, from, until)).map(({ employeeId, day }) => `${employeeId} ${day}`),
  );
  return daysBetween(from, until).map((day, at) => {
    const expected = team.filter((id) => plans.get(id)?.[at]?.kind === 'work');
    const gone = expected.filter((id) => away.has(`${id} ${day}`)).length;
    return { day, team: expected.length, away: gone };
  });
}

/** What a form needs to count days as the server will, and what a manager looks at before saying yes. */
export async function readPlan(call: LeaveCall<Db>, query: Query, parts: LeaveDeps) {
  const { db, actor } = call;
  const { from, until } = query;
  if (until < from) throw new Refusal(leaveEndsBeforeStart);
  if (dayCount(from, until) > longest) throw new Refusal(leaveSpanTooLong, { days: longest });
  const id = await whomOf(db, actor, seeLeave, query.employeeId);
  const [person] = await findPersonFacts(db, [id]);
  if (!person) throw new Refusal(notFound);
  const [first, last] = [addDays(from, -aroundSpan), addDays(until, aroundSpan)];
  const team = await teamOf(db, person);
  const taken = await findTaken(db, id, first, last);
  const blocks = await blocksFor(db, person.departmentId, query, query.leaveType);
  const isKnown = id === actor.personId || scopesOf(keepLeave, actor.capacities).size > 0;
  const { name, gender, joinedOn, confirmedOn, lastDay } = person;
  return {
    today: (await nowOfPerson(call, parts, id)).today,
    person: isKnown ? { name, gender, joinedOn, confirmedOn, lastDay } : null,
    days: (await plansOf(db, [id], first, last)).get(id) ?? [],
    own: taken.map(({ day, half, applicationId, isSandwich }) => ({
      day,
      half,
      applicationId,
      isSandwich,
    })),
    away: await findTeamAway(db, team, from, until),
    coverage: await coverageOf(db, team, query),
    blocked: blocks.map((block) => ({ name: block.name, from: block.from, until: block.until })),
  };
}
