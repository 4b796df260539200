import { company, decisions } from '@muster/contract/administration/settings.ts';
import { correction, dayOff } from '@muster/contract/attendance/request-calls.ts';
import type { DecisionKind } from '@muster/contract/kernel/decision.ts';
import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { bankChange, profileChange } from '@muster/contract/people/decisions.ts';
import { moveNotices } from './areas/inbox/move-notices.ts';
import { tellDecision } from './areas/inbox/tell-decision.ts';
import { isAway as isOnLeave } from './areas/leave/public.ts';
import {
  handleBankChange,
  isKeptAway,
  isMeant,
  isWithin,
  type LifeListener,
  personMeant,
} from './areas/people/public.ts';
import { sql } from 'kysely';
import { after, type Clock, days } from './platform/clock.ts';
import type { Desk, Handled } from './platform/decisions/desk.ts';
import type { Settings } from './platform/settings/settings.ts';

interface Parts {
  readonly clock: Clock;
  readonly settings: Settings;
}

/** All that waits for a yes anywhere in the house. */
export const kinds: readonly DecisionKind[] = [
  profileChange,
  bankChange,
  leaveDecision,
  correction,
  dayOff,
];

const todayOf =
  ({ clock, settings }: Parts) =>
  (): string =>
    clock.today(settings.last().of(company.settings.zone));

/** By agreed leave, or by the status of the person. */
const isAway: Desk['isAway'] = (person, day) =>
  sql<boolean>`(${isOnLeave(person, day)} or ${isKeptAway(person)})`;
/** Who is asked today, for those who tell people of it. */
const askingOf = (parts: Parts) => ({ personMeant, isAway, today: todayOf(parts) });

/** On a change of managers what waits is told to whom it waits for now. */
export const moveNoticesOf = (parts: Parts): LifeListener => moveNotices(askingOf(parts));

/** Who is told of a decision, by the requests and by the jobs; only one kind warns of itself. */
export const tellOf = (parts: Parts): Desk['tell'] =>
  tellDecision({
    kinds: new Map([[handleBankChange.kind.name, handleBankChange]]),
    ...askingOf(parts),
  });

/** What waits for someone's yes: each room says what a yes does. */
export const deskOf = (handled: readonly Handled[], parts: Parts): Desk => ({
  kinds: new Map(handled.map((one) => [one.kind.name, one])),
  isMeant,
  personMeant,
  isWithin,
  isAway,
  today: todayOf(parts),
  tell: tellOf(parts),
});

/** What was asked for before then and still waits is overdue; none: nothing ever is. */
export const overdueBefore =
  ({ clock, settings }: Parts) =>
  (): string | null => {
    const allowed = settings.last().of(decisions.settings.escalateAfterDays);
    return allowed === 0 ? null : after(clock.now(), -days(allowed));
  };
