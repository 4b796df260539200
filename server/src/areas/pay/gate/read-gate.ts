import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { gateCalls, type GateSummary } from '@muster/contract/pay/gate/gate-calls.ts';
import { gateCauses, gateChecks } from '@muster/contract/pay/gate/gate-causes.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { readRun } from '../runs/read-runs.ts';
import { isShown, shownSheets } from '../store/runs.ts';
import { findGateRun } from './find-gate-run.ts';
import { gateOf } from './gate-source.ts';

/** Amounts are text: a number of JSON would not hold them. */
interface Found {
  readonly differ: number;
  readonly same: number;
  readonly toLookAt: number;
  readonly accepted: number;
  readonly isPart: boolean;
  readonly isOwnWork: boolean;
  readonly before: { readonly people: number; readonly net: string };
  readonly causes: readonly { cause: string; people: number; amount: string }[] | null;
  readonly checks: readonly { check: string; people: number }[] | null;
  readonly departments:
    | readonly {
        department: { id: string; name: string } | null;
        people: number;
        net: string;
        before: string;
      }[]
    | null;
}

const inOrder = <T>(rows: readonly T[] | null, names: readonly string[], of: (row: T) => string) =>
  [...(rows ?? [])].toSorted((one, other) => names.indexOf(of(one)) - names.indexOf(of(other)));

/** What a month differs by from the one before, in one statement. */
export async function readGate(call: PayCall<Db>, id: string): Promise<{ record: GateSummary }> {
  const { db, actor } = call;
  const gate = await findGateRun(call, id);
  const { record: run } = await readRun(call, id);
  const found = await sql<Found>`with ${gateOf(gate)},
    beside as (
      select department_id, count(sheet_id)::int as people, sum(coalesce(net, 0)) as net, 0 as before
      from compared where sheet_id is not null group by department_id
      union all
      select before_department_id, 0, 0, sum(before_net) from compared
      where before_net is not null group by before_department_id)
    select (select count(*)::int from compared where sheet_id is not null and not exists (
        select 1 from caused where caused.employee_id = compared.employee_id)) as same,
      (select count(distinct employee_id)::int from caused) as differ,
      (select count(*)::int from open) as "toLookAt",
      (select count(*)::int from accepted) as accepted,
      (select coalesce(bool_or(state <> 'Generated'), false) from compared) as "isPart",
      (select coalesce(generated_by_id = any(${[actor.accountId, ...ownPersons(actor)]}::uuid[]), false)
        from salary_run where id = ${id}) as "isOwnWork",
      (select json_build_object('people', count(*)::int, 'net', coalesce(sum(net), 0)::text)
        from before_pay) as before,
      (select json_agg(json_build_object('cause', cause, 'people', people, 'amount', amount::text))
        from (select cause, count(*)::int as people, sum(amount) as amount from caused group by cause) as one)
        as causes,
      (select json_agg(json_build_object('check', name, 'people', people))
        from (select name, count(*)::int as people from checked group by name) as one) as checks,
      (select json_agg(json_build_object('department', case when department.id is not null
            then json_build_object('id', department.id, 'name', department.name) end,
          'people', one.people, 'net', one.net::text, 'before', one.before::text) order by department.name)
        from (select department_id, sum(people)::int as people, sum(net)::bigint as net,
            sum(before)::bigint as before from beside group by department_id) as one
          left join department on department.id = one.department_id) as departments`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('one row is always there');
  const shown = await sql<{ isExplained: boolean }>`
    select coalesce(bool_and(attempt.is_explained), true) as "isExplained"
    from ${shownSheets} where sheet.run_id = ${id} and ${isShown}`.execute(db);
  const { before } = gate;
  const mayDecide = run.can.approve;
  return {
    record: {
      run,
      before: before
        ? { month: before.month, people: row.before.people, net: BigInt(row.before.net) }
        : null,
      isExplained: shown.rows[0]?.isExplained ?? true,
      differ: row.differ,
      same: row.same,
      isOwnWork: row.isOwnWork,
      toLookAt: row.toLookAt,
      accepted: row.accepted,
      causes: inOrder(row.causes, gateCauses, ({ cause }) => cause).map((one) => ({
        cause: one.cause as GateSummary['causes'][number]['cause'],
        people: one.people,
        amount: BigInt(one.amount),
      })),
      checks: gateChecks.map((check) => ({
        check,
        people: row.checks?.find((one) => one.check === check)?.people ?? 0,
      })),
      departments: (row.departments ?? []).map((one) => ({
        ...one,
        net: BigInt(one.net),
        before: BigInt(one.before),
      })),
      can: {
        approve: mayDecide,
        sendBack: mayDecide && !row.isPart,
        accept: mayDecide && actorMayCall(gateCalls.accept, actor),
      },
    },
  };
}
