import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { questionFlow } from '@muster/contract/pay/questions/question-workflow.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import { after, days } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { DemoCompany } from '../../../../wiring/demo-company.ts';
import { addMessage } from '../../questions/store.ts';
import type { DemoPayers } from '../pay-demo-month.ts';

interface DemoQuestion {
  /** who asks; none: someone who has such a line in the last month that was paid */
  readonly who?: string;
  /** the component that it is about */
  readonly line: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly answer?: string;
  readonly again?: string;
}

/** Whoever logs in as the employee of the demo has the first. */
const demoQuestions: readonly DemoQuestion[] = [
  {
    who: 'Rafiqul Islam',
    line: 'Provident fund',
    text: 'Why is the provident fund not taken of my whole gross pay?',
    daysAgo: 6,
    answer: 'It is 8% of basic pay, and basic pay alone. Your employer adds the same amount.',
  },
  {
    line: 'Overtime',
    text: 'আমি ১২ তারিখে রাত ১০টা পর্যন্ত কাজ করেছি। সেই ওভারটাইম কি এখানে ধরা হয়েছে?',
    daysAgo: 1,
  },
  {
    line: 'Absence',
    text: 'I was here all days. One morning the device did not take my finger. Why is a day deducted?',
    daysAgo: 4,
    answer:
      'There is no punch of that day, and no correction of it. Please ask your supervisor for one.',
    again: 'He says that he has approved it by now. Will I get the day back?',
  },
];

interface Line {
  readonly sheetId: string;
  readonly attemptId: string;
  readonly employeeId: string;
  readonly concernId: string;
  readonly place: number;
}

/** In the last payslips that were paid, of whoever is paid least; nobody asks twice. */
async function findLine(tx: Tx, { who, line }: DemoQuestion): Promise<Line | undefined> {
  const found = await sql<Line>`select sheet.id as "sheetId", sheet.attempt_id as "attemptId",
      sheet.employee_id as "employeeId", sheet.concern_id as "concernId", line.place
    from salary_sheet as sheet
      join employee on employee.id = sheet.employee_id
      join salary_line as line on line.attempt_id = sheet.attempt_id
        and line.employee_id = sheet.employee_id and line.amount > 0
      join pay_component as component on component.id = line.component_id
    where sheet.state = 'Paid' and sheet.kind = 'Salary' and component.name = ${line}
      and ${who === undefined ? sql`true` : sql`employee.name = ${who}`}
      and not exists (select 1 from pay_question where employee_id = sheet.employee_id)
    order by sheet.month desc, sheet.gross, employee.number limit 1`.execute(tx);
  return found.rows[0];
}

async function ask(tx: Tx, line: Line, { text }: DemoQuestion, at: string): Promise<string> {
  const { sheetId, attemptId, employeeId, concernId, place } = line;
  const id = newId(at);
  await sql`insert into pay_question (id, attempt_id, employee_id, place, sheet_id, concern_id,
      state, asked_at, created_at)
    values (${id}, ${attemptId}, ${employeeId}, ${place}, ${sheetId}, ${concernId}, 'Open', ${at},
      ${at})`.execute(tx);
  const by = { kind: 'employee', accountId: employeeId, personId: employeeId } as const;
  await addMessage(tx, { questionId: id, isAsked: true, text, by, at });
  await audit(tx, {
    at,
    actor: by,
    requestId: newId(at),
    action: 'pay-question.ask',
    record: 'pay_question',
    recordId: id,
    after: { employeeId, payslipId: sheetId, line: place, state: 'Open' },
  });
  return id;
}

const asEmployee = (employeeId: string) =>
  ({
    kind: 'employee',
    accountId: employeeId,
    personId: employeeId,
    capacities: ['employee'],
  }) as const satisfies Pick<Actor, 'kind' | 'accountId' | 'personId' | 'capacities'>;

/** Nobody is told: whoever opens the demo finds the questions in the inbox and on the payslips. */
export async function loadQuestions(
  tx: Tx,
  { at: now }: DemoCompany,
  { generates }: DemoPayers,
): Promise<void> {
  for (const question of demoQuestions) {
    const line = await findLine(tx, question);
    if (!line) continue;
    const asked = after(now, -days(question.daysAgo));
    const id = await ask(tx, line, question, asked);
    const { answer, again } = question;
    if (answer === undefined) continue;
    const answered = after(asked, days(1));
    const step = { at: answered, requestId: newId(answered) };
    await addMessage(tx, {
      questionId: id,
      isAsked: false,
      text: answer,
      by: generates,
      at: answered,
    });
    await transition(
      tx,
      questionFlow,
      { id, state: 'Open' },
      'answer',
      { person: generates },
      step,
    );
    if (again === undefined) continue;
    const at = after(answered, days(1));
    const by = asEmployee(line.employeeId);
    await addMessage(tx, { questionId: id, isAsked: true, text: again, by, at });
    await transition(
      tx,
      questionFlow,
      { id, state: 'Answered' },
      'ask',
      { person: by },
      {
        at,
        requestId: newId(at),
        set: { asked_at: at },
      },
    );
  }
}
