import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Approver } from '@muster/contract/kernel/decisions/approvers.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import type { NoticeKind } from '@muster/contract/kernel/decisions/notice.ts';
import type { RawBuilder } from 'kysely';
import type { Handle, Tx } from '../db/transaction.ts';
import { eventKind } from '../events.ts';
import type { Decision } from './store.ts';
import type { Condition } from '../db/condition.ts';

/** What a room does when the last yes, or a no, was said: in the same transaction. */
export interface DecisionHandler {
  readonly kind: DecisionKind;
  approved(tx: Tx, decision: Decision, by: Actor): Promise<void>;
  rejected?(tx: Tx, decision: Decision, by: Actor): Promise<void>;
  /** it can be mended and asked for again */
  returned?(tx: Tx, decision: Decision, by: Actor): Promise<void>;
  /** as much of their contents as a reader may know; none: all of it */
  seenBy?(
    db: Handle,
    actor: Actor,
    decisions: readonly Decision[],
  ): Promise<ReadonlyMap<string, object>>;
  /** of which the person it is about is told as well, whoever asked */
  readonly warns?: { readonly asked: NoticeKind; readonly approved: NoticeKind };
}

/** Someone is to be told of a decision: it was asked for, its next step waits, or it is over. */
export interface DecisionEvent {
  readonly about: 'asked' | 'waits' | 'approved' | 'rejected' | 'returned' | 'cancelled';
  readonly decision: Decision;
  readonly at: string;
}

/** In the same transaction: by it people are told, and told no longer. */
export const decisionChanged =
  eventKind<(tx: Tx, told: DecisionEvent) => Promise<void>>('decision.told');

/** A person's id in a query, or nothing. */
export type PersonColumn = RawBuilder<string | null>;

/** A day in a query. */
export type Day = RawBuilder<string> | string;

/** All that decisions need to know of the house, given where the app is wired. */
export interface DecisionContext {
  readonly kinds: ReadonlyMap<string, DecisionHandler>;
  /** whether the actor is one of those a rule means, for the employee in `subject` */
  readonly isApprover: (approver: Approver, actor: Actor, subject: string) => Condition;
  /** the one person whom a rule of the tree means; the others mean nobody in particular */
  readonly approverPerson: (approver: Approver, subject: string) => PersonColumn;
  /** whether the person in `subject` is within the actor's reach */
  readonly isWithin: (rule: AccessRule, actor: Actor, subject: string) => Condition;
  /** whether someone is away on that day, so that the next above may decide for them */
  readonly isAway: (person: PersonColumn, day: Day) => Condition;
  /** which day it is where a person is: who stands in for them depends on it */
  readonly today: (person: RawBuilder<unknown>) => Day;
  readonly tell: (tx: Tx, told: DecisionEvent) => Promise<void>;
}
