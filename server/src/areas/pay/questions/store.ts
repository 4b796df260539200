import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { QuestionState } from '@muster/contract/pay/questions/question-states.ts';
import type { PayQuestion } from '@muster/contract/pay/questions/question-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { linkedTo } from '../store/linked.ts';
import { paidForColumns } from '../store/sheets.ts';

/** A question as it is shown, without what was written. */
export type QuestionRow = Omit<PayQuestion, 'messages' | 'can'>;

export const questionSource = sql`pay_question as question
  join salary_line as line on line.attempt_id = question.attempt_id
    and line.employee_id = question.employee_id and line.place = question.place
  join salary_sheet as sheet on sheet.attempt_id = question.attempt_id
    and sheet.employee_id = question.employee_id
  join pay_component as component on component.id = line.component_id
  join employee on employee.id = question.employee_id
  join concern on concern.id = question.concern_id
  left join department on department.id = sheet.department_id`;

export const shownOfQuestion = sql`question.id, question.sheet_id as "payslipId",
  question.place as line, question.state, question.asked_at as "askedAt",
  json_build_object('id', component.id, 'name', component.name) as component,
  component.local_name as "localName", json_build_object('id', employee.id, 'name', employee.name,
    'number', employee.number) as employee, ${linkedTo('concern')} as concern,
  ${linkedTo('department')} as department, sheet.month, ${paidForColumns}`;

/** The oldest first. */
export async function findQuestions(db: Handle, where: Condition): Promise<QuestionRow[]> {
  const found = await sql<QuestionRow>`select ${shownOfQuestion} from ${questionSource}
    where ${where} order by question.created_at, question.id`.execute(db);
  return found.rows;
}

export interface MessageRow {
  readonly id: string;
  readonly questionId: string;
  readonly isAsked: boolean;
  readonly text: string;
  readonly byKind: AccountKind;
  readonly byId: string;
  readonly at: string;
}

/** In the order in which they were written. */
export async function findMessages(db: Handle, ids: readonly string[]): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`select id, question_id as "questionId",
      is_asked as "isAsked", said as text, by_kind as "byKind", by_id as "byId", created_at as at
    from pay_question_message where question_id = any(${[...ids]}::uuid[])
    order by created_at, id`.execute(db);
  return found.rows;
}

export interface HeldQuestion {
  readonly id: string;
  readonly employeeId: string;
  readonly concernId: string;
  readonly state: QuestionState;
}

/** For this transaction alone: of two who write at once, the second sees what the first wrote. */
export async function holdQuestion(tx: Tx, where: Condition): Promise<HeldQuestion | undefined> {
  const found = await sql<HeldQuestion>`select id, employee_id as "employeeId",
      concern_id as "concernId", state
    from pay_question as question where ${where} for update`.execute(tx);
  return found.rows[0];
}

export async function countMessages(db: Handle, questionId: string): Promise<number> {
  const found = await sql<{ total: number }>`select count(*)::int as total
    from pay_question_message where question_id = ${questionId}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

interface NewMessage {
  readonly questionId: string;
  readonly isAsked: boolean;
  readonly text: string;
  readonly by: { readonly kind: AccountKind; readonly accountId: string };
  readonly at: string;
}

export async function addMessage(tx: Tx, given: NewMessage): Promise<void> {
  const { questionId, isAsked, text, by, at } = given;
  await sql`insert into pay_question_message (id, question_id, is_asked, said, by_kind, by_id,
      created_at)
    values (${newId(at)}, ${questionId}, ${isAsked}, ${text}, ${by.kind}, ${by.accountId},
      ${at})`.execute(tx);
}
