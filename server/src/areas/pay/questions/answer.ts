import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { questionCalls } from '@muster/contract/pay/questions/question-calls.ts';
import { payQuestionAsked } from '@muster/contract/pay/questions/question-notices.ts';
import { ownQuestion, questionWentOn } from '@muster/contract/pay/questions/question-refusals.ts';
import { questionFlow } from '@muster/contract/pay/questions/question-workflow.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { endNotices } from '../../../platform/notices/store.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { isInReach } from './read-questions.ts';
import { showQuestion } from './show-questions.ts';
import { addMessage, countMessages, findQuestions, holdQuestion } from './store.ts';
import { toldOf } from './tell.ts';

/** Of someone else; whoever asked is told, and nobody has to answer it any more. */
export async function answerQuestion(
  call: PayCall<Tx>,
  id: string,
  { text, isClosed = false, seen }: Input<typeof questionCalls.answer>['body'],
) {
  const { db, actor, clock, requestId } = call;
  const where = sql<boolean>`question.id = ${id} and ${isInReach(actor)}`;
  const held = await holdQuestion(db, where);
  if (!held) throw new Refusal(notFound);
  if (isOwnPerson(actor, held.employeeId)) throw new Refusal(ownQuestion);
  // whoever answers what was asked before the last word of it would answer something else
  if (seen !== undefined && seen < (await countMessages(db, id))) throw new Refusal(questionWentOn);
  const at = clock.now();
  const [told] = await findQuestions(db, where);
  if (!told) throw new Refusal(notFound);
  await transition(
    db,
    questionFlow,
    held,
    isClosed ? 'close' : 'answer',
    { person: actor },
    {
      at,
      requestId,
      tell: { to: [{ kind: 'employee', id: held.employeeId }], values: toldOf(told) },
    },
  );
  await addMessage(db, { questionId: id, isAsked: false, text, by: actor, at });
  await endNotices(db, payQuestionAsked.name, { record: 'pay_question', id }, at);
  return showQuestion(db, actor, where);
}
