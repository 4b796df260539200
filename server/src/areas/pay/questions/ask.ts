import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { ownQuestionCalls } from '@muster/contract/pay/questions/question-calls.ts';
import { payQuestionAsked } from '@muster/contract/pay/questions/question-notices.ts';
import { noSuchLine, questionThere } from '@muster/contract/pay/questions/question-refusals.ts';
import { questionFlow } from '@muster/contract/pay/questions/question-workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import { minutes } from '../../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { countTry, type Limit } from '../../../platform/limits/tries.ts';
import { endNotices } from '../../../platform/notices/store.ts';
import { sendNotice } from '../../../platform/notices/notify.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { isOwnPayslip } from '../sheets/own-payslips.ts';
import { showQuestion } from './show-questions.ts';
import { addMessage, findQuestions, type HeldQuestion, holdQuestion } from './store.ts';
import { payrollAccounts, toldOf } from './tell.ts';

const isQuestion = (id: string) => sql<boolean>`question.id = ${id}`;

/** Somebody reads what is written here: whoever has more to ask than this goes and talks to them. */
const often = (personId: string): Limit => ({
  key: ['pay-question', personId],
  most: 30,
  within: minutes(60),
  over: 'refuse',
  success: 'clears',
});

function personOf({ actor }: PayCall<Db>): string {
  if (actor.personId === null) throw new Refusal(notFound);
  return actor.personId;
}

interface PaidLine {
  readonly attemptId: string;
  readonly concernId: string;
  readonly hasLine: boolean;
}

async function findLine(tx: Tx, personId: string, id: string, place: number): Promise<PaidLine> {
  const found = await sql<PaidLine>`select sheet.attempt_id as "attemptId",
      sheet.concern_id as "concernId", exists (select 1 from salary_line as line
        where line.attempt_id = sheet.attempt_id and line.employee_id = sheet.employee_id
          and line.place = ${place}) as "hasLine"
    from salary_sheet as sheet where ${isOwnPayslip(personId, id)}`.execute(tx);
  const [line] = found.rows;
  if (!line) throw new Refusal(notFound);
  if (!line.hasLine) throw new Refusal(noSuchLine);
  return line;
}

type Ask = Input<typeof ownQuestionCalls.ask>;

async function begin(call: PayCall<Tx>, personId: string, { params, body }: Ask): Promise<string> {
  const { db, actor, clock } = call;
  const { attemptId, concernId } = await findLine(db, personId, params.id, body.line);
  const at = clock.now();
  const id = newId(at);
  const made = await sql`insert into pay_question (id, attempt_id, employee_id, place, sheet_id,
      concern_id, state, asked_at, created_at)
    values (${id}, ${attemptId}, ${personId}, ${body.line}, ${params.id}, ${concernId}, 'Open',
      ${at}, ${at})
    on conflict (attempt_id, employee_id, place) where state <> 'Closed' do nothing
    returning id`.execute(db);
  if (made.rows.length === 0) throw new Refusal(questionThere);
  await addMessage(db, { questionId: id, isAsked: true, text: body.text, by: actor, at });
  await note(call, {
    action: 'pay-question.ask',
    record: 'pay_question',
    id,
    after: { employeeId: personId, payslipId: params.id, line: body.line, state: 'Open' },
  });
  await tellPayroll(call, { id, employeeId: personId, concernId });
  return id;
}

async function tellPayroll(call: PayCall<Tx>, whose: Omit<HeldQuestion, 'state'>): Promise<void> {
  const [told] = await findQuestions(call.db, isQuestion(whose.id));
  if (!told) return;
  await sendNotice(call.db, payQuestionAsked, await payrollAccounts(call.db, whose), {
    values: toldOf(told),
    target: { record: 'pay_question', id: whose.id },
    at: call.clock.now(),
  });
}

/** About a line of the own payslip, once it is paid. */
export async function askQuestion(call: PayCall<Db>, input: Ask) {
  const personId = personOf(call);
  await countTry(call.db, [often(personId)], call.clock.now());
  return transaction(call.db, async (tx) => {
    const id = await begin({ ...call, db: tx }, personId, input);
    return showQuestion(tx, call.actor, isQuestion(id));
  });
}

/** The own one, for this transaction alone. */
async function holdOwn(tx: Tx, personId: string, id: string): Promise<HeldQuestion> {
  const held = await holdQuestion(
    tx,
    sql<boolean>`${isQuestion(id)} and question.employee_id = ${personId}`,
  );
  if (!held) throw new Refusal(notFound);
  return held;
}

/** What is added while it still waits tells nobody anew: they were told, and read it with the rest. */
async function writeMore(call: PayCall<Tx>, held: HeldQuestion, text: string): Promise<void> {
  const { db, actor, clock, requestId } = call;
  const at = clock.now();
  await addMessage(db, { questionId: held.id, isAsked: true, text, by: actor, at });
  const [told] = await findQuestions(db, isQuestion(held.id));
  const isNews = held.state !== 'Open' && told;
  await transition(
    db,
    questionFlow,
    held,
    'ask',
    { person: actor },
    {
      at,
      requestId,
      ...(isNews && {
        set: { asked_at: at },
        tell: { to: await payrollAccounts(db, held), values: toldOf(told) },
      }),
    },
  );
}

export async function writeAboutOwn(
  call: PayCall<Db>,
  { params, body }: Input<typeof ownQuestionCalls.write>,
) {
  const personId = personOf(call);
  await countTry(call.db, [often(personId)], call.clock.now());
  return transaction(call.db, async (tx) => {
    const held = await holdOwn(tx, personId, params.id);
    await writeMore({ ...call, db: tx }, held, body.text);
    return showQuestion(tx, call.actor, isQuestion(held.id));
  });
}

/** Nobody has to answer any more. */
export async function settleOwn(call: PayCall<Tx>, id: string) {
  const { db, actor, clock, requestId } = call;
  if (actor.personId === null) throw new Refusal(notFound);
  const held = await holdOwn(db, actor.personId, id);
  const at = clock.now();
  await transition(db, questionFlow, held, 'settle', { person: actor }, { at, requestId });
  await endNotices(db, payQuestionAsked.name, { record: 'pay_question', id }, at);
  return showQuestion(db, actor, isQuestion(id));
}
