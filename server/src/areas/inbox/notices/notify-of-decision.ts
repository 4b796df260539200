import {
  decisionApproved,
  decisionRejected,
  decisionReturned,
  decisionWaits,
} from '@muster/contract/inbox/notices.ts';
import type { NoticeKind, NoticeValues } from '@muster/contract/kernel/decisions/notice.ts';
import { decisionKinds } from '@muster/contract/registry.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type {
  DecisionContext,
  DecisionEvent,
} from '../../../platform/decisions/decision-context.ts';
import { type Decision, findSteps } from '../../../platform/decisions/store.ts';
import { sendNotice } from '../../../platform/notices/notify.ts';
import { endNotices } from '../../../platform/notices/store.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { employeeFacts } from '../../people/public.ts';
import { approverAccounts } from './approver-accounts.ts';

export const record = 'decision';

const wordsOf = (kind: string): NoticeValues[string] =>
  decisionKinds.find(({ name }) => name === kind)?.label ?? kind;

/** Of several: what is asked for, and about whom or what. */
export async function waitingValues(tx: Tx, decisions: readonly Decision[]) {
  const ids = decisions.flatMap((decision) => decision.employee_id ?? []);
  const found = await employeeFacts(tx)
    .where(sql<boolean>`employee.id = any(${ids}::uuid[])`)
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return ({ kind, subject_id: id, subject_name: other }: Decision): NoticeValues => ({
    what: wordsOf(kind),
    name: names.get(id) ?? other ?? '',
    comment: '',
  });
}

async function noticeValues(tx: Tx, decision: Decision): Promise<NoticeValues> {
  const values = (await waitingValues(tx, [decision]))(decision);
  const steps = decision.state === 'Pending' ? [] : await findSteps(tx, decision.id);
  const said = steps.find(({ verdict }) => verdict === 'reject' || verdict === 'return');
  return { ...values, comment: said?.comment ?? '' };
}

const askerOf = (decision: Decision): Account => ({
  // the table knows no others
  kind: decision.asked_by_kind as Account['kind'],
  id: decision.asked_by_id,
});
const subjectsOf = ({ employee_id: id }: Decision): Account[] =>
  id === null ? [] : [{ kind: 'employee', id }];

/** Whoever asked reads the outcome; so does the person it is about, when someone else asked. */
function readersOf(decision: Decision, isWarned: boolean): Account[] {
  const isForOther = decision.asked_by_person !== decision.subject_id;
  const readers = [askerOf(decision), ...(isForOther ? subjectsOf(decision) : [])];
  return readers.filter(({ id }) => !(isWarned && id === decision.subject_id));
}

const outcomes = {
  approved: decisionApproved,
  rejected: decisionRejected,
  returned: decisionReturned,
} as const;

/**
 * Of each step those it waits for are told, at the end who asked; in the transaction of the deed. What
 * stood with the earlier ones is over with every step.
 */
export const notifyOfDecision =
  (
    decisionContext: Omit<DecisionContext, 'tell' | 'isApprover' | 'isWithin'>,
  ): DecisionContext['tell'] =>
  async (tx, { about, decision, at }: DecisionEvent) => {
    const target = { record, id: decision.id };
    await endNotices(tx, decisionWaits.name, target, at);
    if (about === 'cancelled') return;
    const values = await noticeValues(tx, decision);
    const tell = (kind: NoticeKind, to: readonly Account[]) =>
      sendNotice(tx, kind, to, { values, target, at });
    const warns = decisionContext.kinds.get(decision.kind)?.warns;
    const warning = about === 'asked' || about === 'approved' ? warns?.[about] : undefined;
    if (warning) await tell(warning, subjectsOf(decision));
    if (about === 'asked' || about === 'waits')
      await tell(decisionWaits, await approverAccounts(tx, decision, decisionContext));
    else await tell(outcomes[about], readersOf(decision, warning !== undefined));
  };
