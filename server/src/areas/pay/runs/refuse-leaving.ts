import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { monthClosed } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { LifeListener } from '../../people/public.ts';

/**
 * The days of a closed month were counted with someone who was gone by then, as is learned now: as long as its pay is
 * not agreed to the month can be opened, and is counted anew. Afterwards the last day is written down as it was; what
 * was paid for the days after it is for the settlement.
 */
export const refuseLeaving: LifeListener = async (tx, events) => {
  const leavers = events.flatMap(({ kind, employeeId, after, from }) =>
    kind === 'rewritten' && after.status === 'Left' ? [{ id: employeeId, from }] : [],
  );
  if (leavers.length === 0) return;
  const found = await sql<{ month: string }>`select closed.month
    from jsonb_to_recordset(${JSON.stringify(leavers)}::jsonb) as leaver (id uuid, "from" date)
      join attendance_figure as figure on figure.employee_id = leaver.id
      join attendance_lock as closed on closed.concern_id = figure.concern_id
        and closed.month = figure.month and closed.to_date >= leaver."from"
    where not exists (
      select 1 from salary_run as run
      where run.concern_id = closed.concern_id and run.month = closed.month and run.kind = 'Salary'
        and (run.state in ('Approved', 'Paid', 'Closed') or exists (
          select 1 from salary_sheet as sheet
          where sheet.run_id = run.id and sheet.state in ('Approved', 'Paid'))))
    order by closed.from_date limit 1`.execute(tx);
  const [first] = found.rows;
  if (first) throw new Refusal(monthClosed, { month: first.month });
};
