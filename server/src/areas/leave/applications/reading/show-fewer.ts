import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { amendDecisions, lockDecisions } from '../../../../platform/decisions/many.ts';

const content = z.object({ approved: z.number().nullable().default(null) });

/** What those who decide are shown of an application that comes to fewer days now. */
export function fewerDays(stored: unknown, asked: number) {
  const { approved } = content.parse(stored ?? {});
  const days = asked / wholeDay;
  // fewer days that one of them agreed to already are no more than there are now
  return { days, approved: approved === null ? null : Math.min(approved, days) };
}

/** The inbox tells of the days as they are counted now. */
export async function showFewer(tx: Tx, decisionId: string, asked: number): Promise<void> {
  const stored = (await lockDecisions(tx, [decisionId])).get(decisionId);
  await amendDecisions(tx, [{ id: decisionId, more: fewerDays(stored, asked) }]);
}
