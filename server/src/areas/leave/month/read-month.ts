import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { dayCount, lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { seeLeave } from '@muster/contract/leave/calls/leave-calls.ts';
import type { monthCalls, ShownInMonth } from '@muster/contract/leave/calls/month-calls.ts';
import { leaveEndsBeforeStart, leaveSpanTooLong } from '@muster/contract/leave/refusals.ts';
import { sql } from 'kysely';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { holidaysBetween } from '../../calendar/public.ts';
import { findPersonFacts, nowOfPerson, withinRule } from '../../people/public.ts';
import { whomOf } from '../balances/reach.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { type AwayRow, findAway } from '../store/month.ts';
import { isOfTeam } from '../team.ts';
import { always, never, type Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof monthCalls.own>['query'];
type Whose = Input<typeof monthCalls.all>['query']['whose'];
interface Days {
  readonly from: string;
  readonly until: string;
}

/** What a colleague is shown as: away, and not for what. */
const untold = { colour: '#868e96', type: '' };
const longest = 400;

function daysAsked({ month, startDate, endDate }: Query, today: string): Days {
  const whole = month ?? startDate?.slice(0, 7) ?? today.slice(0, 7);
  const from = startDate ?? `${whole}-01`;
  const until = endDate ?? lastOfMonth(whole);
  if (until < from) throw new Refusal(leaveEndsBeforeStart);
  if (dayCount(from, until) > longest) throw new Refusal(leaveSpanTooLong, { days: longest });
  return { from, until };
}

/** Holidays of a place; not told which: of every place. */
export async function holidaysAt(
  db: Handle,
  { from, until }: Days,
  location: string | null | undefined,
) {
  const found = await holidaysBetween(db, from, until);
  return found.filter(
    ({ locations }) =>
      location === undefined ||
      locations.length === 0 ||
      locations.some(({ id }) => id === location),
  );
}

type Holiday = Awaited<ReturnType<typeof holidaysAt>>[number];

const showHoliday = (holiday: Holiday): ShownInMonth => {
  const days = dayCount(holiday.from, holiday.until);
  return {
    id: holiday.id,
    from: holiday.from,
    until: holiday.until,
    total: holiday.half ? wholeDay / 2 : days * wholeDay,
    colour: holiday.colour,
    type: holiday.type,
    name: holiday.name,
    what: 'holiday',
    employee: null,
  };
};

const showAway = ({
  id,
  from,
  until,
  total,
  employee,
  colour,
  type,
  isSeen,
}: AwayRow): ShownInMonth => ({
  id,
  from,
  until,
  total,
  ...(isSeen ? { colour, type } : untold),
  name: employee.name,
  what: 'leave',
  employee: { id: employee.id, name: employee.name },
});

const seenBy = (actor: Actor): Condition =>
  sql<boolean>`(${withinRule(seeLeave, actor)} or employee.id = ${actor.personId})`;

/** The own; the own and those of the team, colleagues without the kind; or all within reach. */
async function whoIs(db: Handle, actor: Actor, whose: Whose): Promise<Condition> {
  if (whose === 'self') return sql<boolean>`employee.id = ${actor.personId}`;
  if (whose !== 'team') return seenBy(actor);
  const [person] = actor.personId ? await findPersonFacts(db, [actor.personId]) : [];
  if (!person) return never;
  return sql<boolean>`(employee.id = ${person.id} or ${isOfTeam(person)})`;
}

export async function readMonth(
  call: LeaveCall<Db>,
  { whose, employeeId, ...query }: Input<typeof monthCalls.all>['query'],
  parts: LeaveDeps,
) {
  const { db, actor } = call;
  if (employeeId) return readMonthOf(call, { ...query, employeeId }, parts);
  const { today } = await nowOfPerson(call, parts, actor.personId);
  const days = daysAsked(query, today);
  const away = await findAway(db, days, await whoIs(db, actor, whose), seenBy(actor));
  const [self] =
    whose === 'self' && actor.personId ? await findPersonFacts(db, [actor.personId]) : [];
  const holidays = await holidaysAt(db, days, self?.locationId);
  return { shown: [...holidays.map(showHoliday), ...away.map(showAway)] };
}

/** One person’s, for whoever may see their leave. */
export async function readMonthOf(call: LeaveCall<Db>, query: Query, parts: LeaveDeps) {
  const { db, actor } = call;
  const id = await whomOf(db, actor, seeLeave, query.employeeId);
  const days = daysAsked(query, (await nowOfPerson(call, parts, id)).today);
  const [person] = await findPersonFacts(db, [id]);
  const away = await findAway(db, days, sql<boolean>`employee.id = ${id}`, always);
  const holidays = await holidaysAt(db, days, person?.locationId ?? null);
  return { shown: [...holidays.map(showHoliday), ...away.map(showAway)] };
}
