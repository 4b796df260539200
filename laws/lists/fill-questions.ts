import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/transaction.ts';

/** Each of some people asked about one line of what they were paid in a month, some at the same moment. */
export async function fillQuestions(db: Db, month: string, ids: readonly string[]): Promise<void> {
  await sql`insert into pay_question (id, attempt_id, employee_id, place, sheet_id, concern_id,
      state, asked_at, created_at)
    select gen_random_uuid(), sheet.attempt_id, sheet.employee_id, 1, sheet.id, sheet.concern_id,
      (array['Open', 'Answered', 'Closed'])[1 + asked.turn % 3],
      '2026-02-01'::timestamptz + asked.turn % 4 * interval '1 hour', '2026-02-01'
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (employee_id, turn)
      join salary_sheet as sheet on sheet.employee_id = asked.employee_id
        and sheet.month = ${month} and sheet.state = 'Paid'`.execute(db);
  await sql`insert into pay_question_message (id, question_id, is_asked, said, by_kind, by_id,
      created_at)
    select gen_random_uuid(), id, true, 'Why is it so?', 'employee', employee_id, created_at
    from pay_question`.execute(db);
}
