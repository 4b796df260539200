import type { YearClosing } from '@muster/contract/leave/calls/balance-calls.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { Condition } from '../../../../platform/db/condition.ts';

/** As the rule that closes a year does it: some goes on, what is owed too, the others are lost. */
const goesOn = sql`least(own.balance,
  least(kind.carry_most, coalesce(kind.balance_most, kind.carry_most)))`;
/** What a stay that is over has is left for the settlement; a kind out of use is not closed any more. */
const isOpen = sql`own.balance <> 0 and kind.inactive_at is null
  and employee.joined_on <= make_date(own.year, 12, 31)
  and (employee.last_day is null or employee.last_day > make_date(own.year, 12, 31))`;

/** Each kind of which a balance is kept: the rest of a year, and what was done with it. */
export async function findClosing(
  db: Handle,
  year: number,
  within: Condition,
): Promise<YearClosing['kinds']> {
  const found = await sql<YearClosing['kinds'][number]>`
    with own as (select own.* from leave_balance as own
        join employee on employee.id = own.employee_id
        where own.year = ${year} and ${within}),
      done as (select entry.leave_type_id,
          -sum(entry.amount) filter (where entry.due_key like 'carried %') as carried,
          -sum(entry.amount) filter (where entry.kind = 'expire'
            and entry.due_key not like 'ended %') as lapsed
        from leave_entry as entry join own using (employee_id, leave_type_id, year)
        group by entry.leave_type_id),
      rest as (select own.leave_type_id, count(*)::int as people,
          sum(${goesOn}) as carry, sum(own.balance - ${goesOn}) as lapse
        from own join leave_type as kind on kind.id = own.leave_type_id
        join employee on employee.id = own.employee_id
        where ${isOpen} group by own.leave_type_id)
    select jsonb_build_object('id', kind.id, 'name', kind.full_name, 'colour', kind.colour)
        as "leaveType",
      coalesce(rest.people, 0) as people,
      coalesce(rest.carry, 0)::float8 as "toCarry", coalesce(rest.lapse, 0)::float8 as "toLapse",
      coalesce(done.carried, 0)::float8 as carried, coalesce(done.lapsed, 0)::float8 as lapsed
    from leave_type as kind
    left join done on done.leave_type_id = kind.id
    left join rest on rest.leave_type_id = kind.id
    where kind.yearly is not null and (done.leave_type_id is not null or rest.people > 0)
    order by kind.full_name collate "und-x-icu", kind.id`.execute(db);
  return found.rows;
}
