import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  delegationEndsBeforeStart,
  startsInPast,
  delegationTooLong,
  toOneself,
} from '@muster/contract/inbox/refusals.ts';

interface Given {
  readonly by: string;
  readonly to: string;
  readonly from: string;
  readonly until: string;
}

/** Never to oneself, for days to come, at most for a year. */
export function refuseDelegation({ by, to, from, until }: Given, today: string): void {
  if (by === to) throw new Refusal(toOneself);
  if (until < from) throw new Refusal(delegationEndsBeforeStart);
  if (from < today) throw new Refusal(startsInPast);
  if (until > addDays(from, 365)) throw new Refusal(delegationTooLong);
}
