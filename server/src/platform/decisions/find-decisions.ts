import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import { cut } from '../db/listed.ts';
import type { Handle } from '../db/transaction.ts';
import type { Account } from '../session/sessions.ts';
import type { Decision, StepRow } from './store.ts';
import type { Condition } from '../db/condition.ts';

/** The employee that a decision is about, joined beside it; there is none of what is about another. */
export const subjectName = sql<string>`coalesce(subject.name, decision.subject_name)`;

/** In an order that may look at whom they are about: `subject` is joined beside them. */
const finding =
  (subjects: RawBuilder<unknown>) =>
  async (db: Handle, where: Condition, order: RawBuilder<unknown>, page: Page) => {
    const { rows } = await sql<Decision>`select decision.* from decision ${subjects}
    where ${where} order by ${order} ${cut(page)}`.execute(db);
    const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from decision where ${where} limit ${countCeiling}) as counted`.execute(db);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  };

export const findDecisions = finding(
  sql`left join employee as subject on subject.id = decision.employee_id`,
);
/** Of kinds that are about employees: by name they are found along the index of people. */
export const findDecisionsOfPeople = finding(
  sql`join employee as subject on subject.id = decision.subject_id`,
);

export const stepsOfAll = async (db: Handle, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('decision_step')
        .selectAll()
        .where('decision_id', 'in', [...ids])
        .orderBy('decision_id')
        .orderBy('position')
        .execute();

/** Whose names a step tells: who decided it, and in whose place. */
export const decidersOf = (
  step: Pick<StepRow, 'decided_by_kind' | 'decided_by_id' | 'decided_for'>,
): Account[] => [
  ...(step.decided_by_kind && step.decided_by_id
    ? [{ kind: step.decided_by_kind as AccountKind, id: step.decided_by_id }]
    : []),
  ...(step.decided_for ? [{ kind: 'employee' as const, id: step.decided_for }] : []),
];
