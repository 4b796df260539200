import { sql } from 'kysely';
import { isAway as isOnLeave } from './areas/leave/public.ts';
import {
  isKeptAway,
  isApprover,
  isWithin,
  approverPerson,
  todayOf,
} from './areas/people/public.ts';
import {
  type DecisionContext,
  decisionChanged,
  type DecisionHandler,
} from './platform/decisions/decision-context.ts';
import { nowOf } from './platform/now.ts';
import type { Services } from './wiring/services.ts';

/** By agreed leave, or by the status of the person. */
const isAway: DecisionContext['isAway'] = (person, day) =>
  sql<boolean>`(${isOnLeave(person, day)} or ${isKeptAway(person)})`;

/** What decisions need to know of the house; each room says what a yes does. */
export const decisionContextOf = (
  kinds: ReadonlyMap<string, DecisionHandler>,
  { clock, settings, events }: Pick<Services, 'clock' | 'settings' | 'events'>,
): DecisionContext => ({
  kinds,
  isApprover,
  approverPerson,
  isWithin,
  isAway,
  today: (person) => todayOf(nowOf(clock.now(), settings.last(), settings), person),
  tell: events.emitter(decisionChanged),
});
