import type { PaperKind } from '@muster/contract/people/documents/document-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';

/** Of these a person holds several at once, told apart by their titles. */
const severalAtOnce = ['Certificate', 'Training', 'Other'] as const satisfies readonly PaperKind[];

/**
 * Whether a newer paper stands in for `document`: of the same kind, and it runs out later, or was added
 * later and never runs out. The newest one is never replaced, so what has run out stays in sight.
 */
export const isReplaced: Condition = sql<boolean>`exists (
  select 1 from person_document as newer where newer.employee_id = document.employee_id
    and newer.kind = document.kind and newer.id <> document.id
    and (newer.kind not in (${sql.join(severalAtOnce.map((kind) => sql.lit(kind)))})
      or lower(newer.title) = lower(document.title))
    and (newer.expires_on > document.expires_on
      or newer.expires_on is null and newer.created_at > document.created_at))`;
