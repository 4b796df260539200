import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DecisionContext, PersonColumn } from '../decision-context.ts';
import type { Condition } from '../../db/condition.ts';

/** What of the decision context says who is asked today. */
export type ApproverContext = Pick<
  DecisionContext,
  'kinds' | 'approverPerson' | 'isAway' | 'today'
>;

const subject = 'decision.subject_id';

/** The people, of the tree or named, who may decide the present step of a decision now. */
export const isAsked = (
  decisionContext: ApproverContext,
  person: RawBuilder<unknown>,
): Condition => {
  const line = decisionContext.approverPerson('lineManager', subject);
  const second = decisionContext.approverPerson('secondTier', subject);
  return sql<boolean>`case decision.waits_for
    when 'lineManager' then ${person} = ${line}
      or (${person} = ${second} and ${decisionContext.isAway(line, decisionContext.today(line))})
    when 'secondTier' then ${person} = ${second}
    when 'headOfDepartment' then ${person} = ${decisionContext.approverPerson('headOfDepartment', subject)}
    when 'assignee' then ${person} = decision.assignee_id else false end`;
};

/** A delegation holds today and for the kind of the decision around, which can be stood in for. */
export const holdsNow = ({ kinds, today }: ApproverContext): Condition => {
  const delegable = [...kinds.values()].flatMap(({ kind }) => (kind.delegable ? [kind.name] : []));
  const day = today(sql.ref('delegation.from_person'));
  return sql<boolean>`(delegation.start_on <= ${day} and delegation.end_on >= ${day}
    and decision.kind = any(${delegable}::text[])
    and (delegation.kinds is null or decision.kind = any(delegation.kinds)))`;
};

/** What someone may not decide, because they asked for it or it is about them, nobody decides for them. */
export const isFreeToDecide = sql<boolean>`(delegation.from_person <> decision.subject_id
  and delegation.from_person is distinct from decision.asked_by_person)`;

/** In whose place the actor may decide, if in anyone's. */
export const delegatorOf = (decisionContext: DecisionContext, actor: Actor): PersonColumn =>
  actor.personId === null
    ? sql<null>`null::uuid`
    : sql<string | null>`(select delegation.from_person from delegation
        where delegation.to_person = ${actor.personId} and ${holdsNow(decisionContext)}
          and ${isFreeToDecide} and ${isAsked(decisionContext, sql.ref('delegation.from_person'))}
        order by delegation.id limit 1)`;
