import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Approver } from '@muster/contract/kernel/decisions/approvers.ts';
import type {
  DecidedAs,
  DecisionKind,
  DecisionState,
  Verdict,
} from '@muster/contract/kernel/decisions/decision.ts';
import { decisionFlow } from '@muster/contract/kernel/decisions/decision-workflow.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOwnColumn } from '../access/own-person.ts';
import type { Handle, Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { type StepBy, transition } from '../workflow/transition.ts';
import type { Condition } from '../db/condition.ts';

export const findDecision = (db: Handle, id: string, within: Condition) =>
  db.selectFrom('decision').selectAll().where('id', '=', id).where(within).executeTakeFirst();
export type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

export const lockDecision = (tx: Tx, id: string) =>
  tx.selectFrom('decision').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findSteps = (db: Handle, decisionId: string) =>
  db
    .selectFrom('decision_step')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .orderBy('position')
    .execute();
export type StepRow = Awaited<ReturnType<typeof findSteps>>[number];

/** What is asked for: about whom or what, of which record, and what it would do. */
export interface NewDecision<Content extends object = object> {
  readonly subjectId: string;
  /** of what is no employee: its name, and whose it is; none: the whole group's */
  readonly about?: { readonly name: string; readonly concernId: string | null };
  /** whom a step asks that asks the assignee */
  readonly assigneeId?: string;
  readonly record: string;
  readonly recordId: string;
  readonly content: Content;
}

export async function insertDecision(
  tx: Tx,
  kind: DecisionKind,
  asking: NewDecision,
  by: Actor,
  at: string,
  chain: readonly Approver[] = kind.steps,
): Promise<Decision> {
  const decision = await tx
    .insertInto('decision')
    .values({
      id: newId(at),
      kind: kind.name,
      subject_kind: kind.subject,
      subject_id: asking.subjectId,
      subject_name: asking.about?.name ?? null,
      concern_id: asking.about?.concernId ?? null,
      assignee_id: asking.assigneeId ?? null,
      asked_by_kind: by.kind,
      asked_by_id: by.accountId,
      asked_by_person: by.personId,
      record: asking.record,
      record_id: asking.recordId,
      content: JSON.stringify(asking.content),
      state: 'Pending',
      waits_for: chain[0] ?? kind.steps[0],
      waits_since: at,
      created_at: at,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const steps = chain.map((approver, index) => ({
    decision_id: decision.id,
    position: index + 1,
    approver,
  }));
  await tx.insertInto('decision_step').values(steps).execute();
  return decision;
}

export const noteVerdict = (
  tx: Tx,
  step: StepRow,
  by: Actor,
  said: {
    readonly verdict: Verdict;
    readonly comment: string | null;
    readonly at: string;
    readonly standing: { readonly as: DecidedAs; readonly for: string | null };
  },
) =>
  tx
    .updateTable('decision_step')
    .set({
      verdict: said.verdict,
      comment: said.comment,
      decided_at: said.at,
      decided_by_kind: by.kind,
      decided_by_id: by.accountId,
      decided_by_person: by.personId,
      decided_as: said.standing.as,
      decided_for: said.standing.for,
    })
    .where('decision_id', '=', step.decision_id)
    .where('position', '=', step.position)
    .execute();

type Action = keyof (typeof decisionFlow)['moves'];

/** One step of its life; answers it as it is then. */
async function move(
  tx: Tx,
  { id, state }: Pick<Decision, 'id' | 'state'>,
  action: Action,
  by: StepBy,
  at: string,
  set: object,
): Promise<Decision> {
  // the table allows no other words
  const row = { id, state: state as DecisionState };
  const more = { ...set, version: sql`version + 1` };
  await transition(tx, decisionFlow, row, action, by, { at, requestId: null, set: more });
  return tx.selectFrom('decision').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The next one is asked. */
export const askNextStep = (
  tx: Tx,
  decision: Pick<Decision, 'id' | 'state'>,
  waitsFor: Approver,
  by: StepBy,
  at: string,
) => move(tx, decision, 'passOn', by, at, { waits_for: waitsFor, waits_since: at });

/** It is over. */
export const markDecided = (
  tx: Tx,
  decision: Pick<Decision, 'id' | 'state'>,
  action: Exclude<Action, 'passOn'>,
  by: StepBy,
  at: string,
) => move(tx, decision, action, by, at, { waits_for: null, waits_since: null, ended_at: at });

/** One of those who decide says more than yes or no: it is seen by all who come after. */
export const amendDecision = (tx: Tx, id: string, more: object) =>
  sql`update decision set content = content || ${JSON.stringify(more)}::jsonb
    where id = ${id}`.execute(tx);

/** It was asked for while someone stood behind the account, and is about them or was asked by them. */
const wasOwn = ({ formerPersons }: Actor): RawBuilder<unknown> =>
  sql.join(
    formerPersons.map(
      ({
        id,
        until,
      }) => sql`and not (decision.created_at < ${until} and (decision.subject_id = ${id}
        or coalesce(decision.asked_by_person = ${id}, false)))`,
    ),
    sql` `,
  );

/** Nobody decides about themselves, nor on what they asked for: by person and by account. */
export const isNotOwn = (actor: Actor): Condition => sql<boolean>`(
  decision.asked_by_id <> ${actor.accountId}
  and not ${isOwnColumn(actor, 'decision.subject_id')}
  and not ${isOwnColumn(actor, 'decision.asked_by_person')}
  ${actor.formerPersons.length === 0 ? sql`` : wasOwn(actor)})`;
