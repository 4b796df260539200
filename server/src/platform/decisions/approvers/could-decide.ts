import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DecisionContext } from '../decision-context.ts';
import { mayOverride } from './may-override.ts';
import { waitsFor } from './waits-for.ts';
import type { Condition } from '../../db/condition.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether the actor could decide, were something of a kind asked for now by the person in `subject`: as the one
 * who is asked, in someone's place or instead of them. So who may do it unasked cannot drift from who decides.
 */
export const couldDecide = (
  decisionContext: DecisionContext,
  actor: Actor,
  kind: DecisionKind,
  subject: RawBuilder<unknown>,
  at: string,
): Condition => sql<boolean>`exists (select 1 from (
    select ${kind.name}::text as kind, 'employee'::text as subject_kind, ${subject} as subject_id,
      null::uuid as concern_id, null::uuid as assignee_id, ${kind.steps[0]}::text as waits_for,
      'Pending'::text as state, ${nobody}::uuid as asked_by_id, null::uuid as asked_by_person,
      ${at}::timestamptz as created_at) as decision
  where ${waitsFor(decisionContext, actor)} or ${mayOverride(decisionContext, actor)})`;
