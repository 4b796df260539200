import { against, againstSpan, type Asked } from '@muster/contract/leave/asked-rules.ts';
import type { Span } from '@muster/contract/leave/day-count.ts';

export function refuseSpan(span: Span): void {
  const refused = againstSpan(span);
  if (refused) throw refused;
}

/** What the kind of leave does not allow this person for these days; the first reason is told. */
export function refuseAsked(asked: Asked): void {
  for (const refused of against(asked)) throw refused;
}
