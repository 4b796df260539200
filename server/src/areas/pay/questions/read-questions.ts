import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  type PayQuestionRow,
  questionCalls,
  questionsListed,
} from '@muster/contract/pay/questions/question-calls.ts';
import { sql } from 'kysely';
import { actorMayCall, isOfConcerns } from '../../../platform/access/concerns.ts';
import { always, type Condition, isValue, never } from '../../../platform/db/condition.ts';
import { has } from '../../../platform/db/contains.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { foundPeople } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { isOwnPayslip } from '../sheets/own-payslips.ts';
import { isPayslip } from '../sheets/read-payslip.ts';
import { isShown, shownSheets } from '../store/runs.ts';
import { mayAnswer, showQuestion, showQuestions } from './show-questions.ts';
import { shownOfQuestion, questionSource } from './store.ts';

type Asked = Input<typeof questionCalls.list>['query'];
type Found = Omit<PayQuestionRow, 'can'>;

/** Of a company that the reader looks after. */
export const isInReach = (actor: Actor): Condition => isOfConcerns(actor, sql`question.concern_id`);

/** Open ones that the reader may answer: not the own. */
function isWaiting(actor: Actor): Condition {
  if (!actorMayCall(questionCalls.answer, actor)) return never;
  const own = [...ownPersons(actor)];
  return sql<boolean>`question.state = 'Open' and question.employee_id <> all(${own}::uuid[])`;
}

const isWritten = (text: string): Condition =>
  sql<boolean>`exists (select 1 from pay_question_message as written
    where written.question_id = question.id and ${has(sql`written.said`, text)})`;

const isAskedFor = (actor: Actor, asked: Asked): Condition => sql<boolean>`${isInReach(actor)}
  and ${isValue('question.state', asked.state)}
  and ${isValue('question.concern_id', asked.concern)}
  and ${isValue('question.employee_id', asked.employeeId)}
  and ${isValue('sheet.department_id', asked.department)}
  and ${isValue('sheet.month', asked.month)}
  and ${isValue('line.component_id', asked.component)}
  and ${asked.isWaiting ? isWaiting(actor) : always}
  and ${searchedIn(questionsListed, { person: foundPeople, text: isWritten }, asked.search)}`;

const orders = { askedAt: sql`question.asked_at`, name: byWords(sql`employee.name`) };

export async function listQuestions({ db, actor }: PayCall<Db>, asked: Asked) {
  const page = pageOf(asked, largestLimit.other);
  const where = isAskedFor(actor, asked);
  const found = await sql<Found>`select ${shownOfQuestion}, last.said as text
    from ${questionSource} cross join lateral (select said from pay_question_message as written
      where written.question_id = question.id and written.is_asked
      order by created_at desc, id desc limit 1) as last
    where ${where} order by ${orderOf(questionsListed, orders, asked.sort, sql`question.id`)}
    ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from ${questionSource} where ${where}`.execute(db);
  const rows = found.rows.map((row) => ({ ...row, can: { answer: mayAnswer(actor, row) } }));
  return { rows, total: counted.rows[0]?.total ?? 0, ...page };
}

/** Of a payslip that the reader may open; of no other there is anything to know. */
async function ofPayslip({ db, actor }: PayCall<Db>, id: string, mayOpen: Condition) {
  const there = await sql`select 1 from ${shownSheets}
    where ${mayOpen} and ${isShown} limit 1`.execute(db);
  if (there.rows.length === 0) throw new Refusal(notFound);
  return { record: await showQuestions(db, actor, sql<boolean>`question.sheet_id = ${id}`) };
}

export const listOfPayslip = (call: PayCall<Db>, id: string) =>
  ofPayslip(call, id, isPayslip(call.actor, id));

export async function listOfOwnPayslip(call: PayCall<Db>, id: string) {
  const { personId } = call.actor;
  if (personId === null) throw new Refusal(notFound);
  return ofPayslip(call, id, isOwnPayslip(personId, id));
}

export const readQuestion = ({ db, actor }: PayCall<Db>, id: string) =>
  showQuestion(db, actor, sql<boolean>`question.id = ${id} and ${isInReach(actor)}`);
