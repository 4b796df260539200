import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';

/**
 * A late correction is about the days that pay was calculated with. Once that attendance was opened and closed again,
 * it is in the days themselves, and to apply it to the new ones would count it twice.
 */
export const isEnteredSinceClosing = (attemptId: RawBuilder<unknown>): Condition =>
  sql<boolean>`correction.created_at > (select (attempt.terms->>'closedAt')::timestamptz
    from salary_attempt as attempt where attempt.id = ${attemptId})`;
