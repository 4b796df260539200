import type { GateComponent } from '@muster/contract/pay/gate/gate-calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { isShown, shownSheets } from '../store/runs.ts';
import { findGateRun } from './find-gate-run.ts';

/** What each component comes to in a run, beside the month before. */
export async function readGateComponents(
  call: PayCall<Db>,
  id: string,
): Promise<{ record: GateComponent[] }> {
  const { before } = await findGateRun(call, id);
  const found = await sql<GateComponent>`with shown as materialized (
      select sheet.run_id, sheet.attempt_id, sheet.employee_id from ${shownSheets}
      where sheet.run_id in (${id}, ${before?.id ?? id}) and ${isShown} and sheet.state <> 'Reversed'),
    summed as (
      select line.component_id, line.kind, coalesce(sum(line.amount)
          filter (where shown.run_id = ${id}), 0)::bigint as amount,
        coalesce(sum(line.amount) filter (where shown.run_id <> ${id}), 0)::bigint as before
      from shown join salary_line as line on line.attempt_id = shown.attempt_id
        and line.employee_id = shown.employee_id
      group by line.component_id, line.kind)
    select json_build_object('id', component.id, 'name', component.name) as component,
      component.local_name as "localName", summed.kind, summed.amount, summed.before
    from summed join pay_component as component on component.id = summed.component_id
    where summed.amount <> 0 or summed.before <> 0
    order by array_position(array['Earning', 'Deduction', 'Employer', 'Information'], summed.kind),
      abs(summed.amount) desc, component.name`.execute(call.db);
  return { record: found.rows };
}
