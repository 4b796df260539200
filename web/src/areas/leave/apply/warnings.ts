import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import {
  violations,
  spanViolations,
  type AskingPerson,
} from '@muster/contract/leave/leave-request-rules.ts';
import type { LeaveSpan } from '@muster/contract/leave/day-count.ts';
import type { LeaveType } from '@muster/contract/leave/leave-type.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';
import type { DayCount } from './counted-days.ts';
import { daysText } from '../leave-text.ts';

interface Facts {
  readonly span: LeaveSpan;
  readonly type: LeaveType;
  readonly counted: DayCount;
  readonly hasPaper: boolean;
  readonly isByHr: boolean;
  readonly today: string;
  readonly person: AskingPerson | null;
  /** after it; none where no balance is kept */
  readonly left: number | null;
  readonly blocked: readonly {
    readonly name: string;
    readonly from: string;
    readonly until: string;
  }[];
}

function aroundIt({ counted, type, left, blocked }: Facts, words: Words, language: Language) {
  const { apply } = words.leave;
  const told: string[] = [];
  const day = (date: string) => showDay(date, language);
  if (counted.clash) told.push(render(apply.overlaps, { day: day(counted.clash) }, language));
  for (const { name, from, until } of blocked)
    if (counted.days.some((one) => one.amount > 0 && one.day >= from && one.day <= until))
      told.push(render(apply.blocked, { name, from: day(from), until: day(until) }, language));
  if (left !== null && left < -type.negativeMost)
    told.push(render(apply.notEnough, { left: daysText(left, words, language) }, language));
  return told;
}

/** Every reason why this would be refused, as far as it is known here, in the server's own words. */
export function warningsOf(facts: Facts, words: Words, language: Language): readonly string[] {
  const { span, type, person, counted, hasPaper, isByHr, today } = facts;
  const malformed = spanViolations(span);
  if (malformed) return [malformed.sentence(language)];
  const { total } = counted;
  // what stands next to it in a row is known to the server only
  const asked = { span, type, person, total, row: total, hasPaper, today, isByHr };
  const refused = [...violations(asked)].map((refusal) => refusal.sentence(language));
  return [...refused, ...aroundIt(facts, words, language)];
}
