import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Booking } from '../rules/journal.ts';
import { linkedTo } from '../store/linked.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What some payslips come to in a department, by component and kind of line. */
export interface BookedSum extends Omit<Booking, 'componentId' | 'departmentId'> {
  readonly component: Named | null;
  readonly localName: string | null;
  readonly department: Named | null;
}

export interface Booked {
  readonly people: number;
  readonly net: bigint;
  readonly sums: readonly BookedSum[];
}

/**
 * Lines of whoever was in one department go to it; those of the others are parted by their days, each to exactly what
 * it is: whole units first, and what is left to those who lost most by it, the earlier first. See `partsByDays`. These
 * few look their lines up by their keys: joined with the lines of all they would be read again for each of them.
 */
const parts = sql`
  parted as materialized (
    select booked.attempt_id, booked.employee_id, part.department_id, part.from_date, part.days,
      sum(part.days) over (partition by booked.attempt_id, booked.employee_id) as whole
    from booked join sheet_department as part on part.attempt_id = booked.attempt_id
      and part.employee_id = booked.employee_id
    where booked.is_parted),
  exact as (
    select line.attempt_id, line.employee_id, line.place, line.component_id, line.kind, line.amount,
      parted.department_id, parted.from_date,
      div(abs(line.amount)::numeric * parted.days, parted.whole) as share,
      mod(abs(line.amount)::numeric * parted.days, parted.whole) as lost
    from parted cross join lateral (select * from salary_line as own
      where own.attempt_id = parted.attempt_id and own.employee_id = parted.employee_id
        and own.kind <> 'Information' and own.amount <> 0 offset 0) as line),
  shared as materialized (
    select exact.attempt_id, exact.employee_id, exact.department_id, exact.component_id, exact.kind,
      sign(exact.amount) * (exact.share + case
        when row_number() over (partition by exact.attempt_id, exact.employee_id, exact.place
            order by exact.lost desc, exact.from_date, exact.department_id)
          <= abs(exact.amount) - sum(exact.share) over (
            partition by exact.attempt_id, exact.employee_id, exact.place)
        then 1 else 0 end) as amount
    from exact)`;

/** What is left of them in a department is what is paid out of it, so that every department is even by itself. */
const sums = sql`
  summed as (
    select department_id, component_id, kind, amount < 0 as is_back, sum(abs(amount)) as amount
    from (select booked.department_id, line.component_id, line.kind, line.amount
        from booked join salary_line as line on line.attempt_id = booked.attempt_id
          and line.employee_id = booked.employee_id
        where not booked.is_parted and line.kind <> 'Information'
      union all select department_id, component_id, kind, amount from shared) as part
    where amount <> 0 group by 1, 2, 3, 4
    union all
    select department_id, null, 'Net', net < 0, sum(abs(net))
    from (select department_id, net from booked where not is_parted
      union all
      select department_id, sum(case kind when 'Earning' then amount when 'Deduction' then -amount
          else 0 end) from shared group by attempt_id, employee_id, department_id) as net
    where net <> 0 group by 1, 4)`;

type Told = Omit<BookedSum, 'amount'> & { readonly amount: string };

/** Of one moment, since it is one statement. */
export async function sumBooked(db: Handle, isBooked: Condition): Promise<Booked> {
  const found = await sql<{ people: number; net: bigint; sums: Told[] | null }>`
    with booked as materialized (
      select sheet.attempt_id, sheet.employee_id, sheet.department_id, sheet.net,
        exists (select 1 from sheet_department as part where part.attempt_id = sheet.attempt_id
          and part.employee_id = sheet.employee_id) as is_parted
      from salary_sheet as sheet where ${isBooked}), ${parts}, ${sums}
    select (select count(*)::int from booked) as people,
      (select coalesce(sum(net), 0)::bigint from booked) as net,
      (select json_agg(json_build_object('component', ${linkedTo('component')},
          'localName', component.local_name, 'componentKind', component.kind,
          'lineKind', summed.kind, 'department', ${linkedTo('department')},
          'isBack', summed.is_back, 'amount', summed.amount::bigint::text))
        from summed
          left join pay_component as component on component.id = summed.component_id
          left join department on department.id = summed.department_id) as sums`.execute(db);
  const [row] = found.rows;
  const told = row?.sums ?? [];
  return {
    people: row?.people ?? 0,
    net: row?.net ?? 0n,
    sums: told.map((sum) => ({ ...sum, amount: BigInt(sum.amount) })),
  };
}
