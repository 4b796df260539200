import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  ownQuestionCalls,
  type PayQuestion,
  questionCalls,
} from '@muster/contract/pay/questions/question-calls.ts';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { findMessages, findQuestions, type QuestionRow } from './store.ts';

type Whose = Pick<QuestionRow, 'employee' | 'state'>;

/** Nobody answers about the own pay, whatever else they may. */
export const mayAnswer = (actor: Actor, { employee, state }: Whose): boolean =>
  state !== 'Closed' &&
  actorMayCall(questionCalls.answer, actor) &&
  !isOwnPerson(actor, employee.id);

const mayAsk = (actor: Actor, { employee, state }: Whose): boolean =>
  state !== 'Closed' &&
  actorMayCall(ownQuestionCalls.write, actor) &&
  employee.id === actor.personId;

/** With all that was written, in a few statements for however many. */
export async function showQuestions(
  db: Handle,
  actor: Actor,
  where: Condition,
): Promise<PayQuestion[]> {
  const questions = await findQuestions(db, where);
  const messages = await findMessages(
    db,
    questions.map(({ id }) => id),
  );
  const nameOf = await namesOfAccounts(
    db,
    messages.map(({ byKind, byId }) => ({ kind: byKind, id: byId })),
  );
  const written = Map.groupBy(messages, ({ questionId }) => questionId);
  return questions.map((question) => ({
    ...question,
    messages: (written.get(question.id) ?? []).map(({ id, isAsked, text, byId, at }) => ({
      id,
      isAsked,
      text,
      by: nameOf(byId),
      at,
    })),
    can: { ask: mayAsk(actor, question), answer: mayAnswer(actor, question) },
  }));
}

export async function showQuestion(db: Handle, actor: Actor, where: Condition) {
  const [record] = await showQuestions(db, actor, where);
  if (!record) throw new Refusal(notFound);
  return { record };
}
