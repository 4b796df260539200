import { sql } from 'kysely';
import { type Entry, list, one, personal } from './entry.ts';
import { type MadePay, paidSheet } from './pay-makers.ts';
import type { Side, World } from './world.ts';

/** Someone asked about the first line of a payslip that was paid. */
async function questionOf(world: World, side: Side): Promise<MadePay & { questionId: string }> {
  const { db } = world.test.database;
  const pay = await paidSheet(world, side);
  const questionId = crypto.randomUUID();
  await sql`insert into pay_question (id, attempt_id, employee_id, place, sheet_id, concern_id,
      state, asked_at, created_at)
    select ${questionId}, sheet.attempt_id, sheet.employee_id, line.place, sheet.id,
      sheet.concern_id, 'Open', now(), now()
    from salary_sheet as sheet join salary_line as line on line.attempt_id = sheet.attempt_id
      and line.employee_id = sheet.employee_id
    where sheet.id = ${pay.sheetId} order by line.place limit 1`.execute(db);
  await sql`insert into pay_question_message (id, question_id, is_asked, said, by_kind, by_id,
      created_at)
    values (gen_random_uuid(), ${questionId}, true, 'Why?', 'employee', ${pay.employeeId},
      now())`.execute(db);
  return { ...pay, questionId };
}

const payslip = async ({ side, world }: { side: Side; world: World }) => ({
  path: { id: (await paidSheet(world, side)).sheetId },
});
const question =
  (body?: object) =>
  async ({ side, world }: { side: Side; world: World }) => ({
    path: { id: (await questionOf(world, side)).questionId },
    body,
  });

export const questionEntries: Readonly<Record<string, Entry>> = {
  'own-question.list': personal(payslip),
  'own-question.ask': personal(async (trying) => ({
    ...(await payslip(trying)),
    body: { line: 0, message: 'x' },
  })),
  'own-question.write': personal(question({ message: 'x' })),
  'own-question.settle': personal(question()),
  'pay-question.list': list(async ({ side, world }) => {
    const { month } = await questionOf(world, side);
    return { query: { month } };
  }),
  'pay-question.ofPayslip': one(payslip),
  'pay-question.read': one(question()),
  'pay-question.answer': one(question({ message: 'x' })),
};
