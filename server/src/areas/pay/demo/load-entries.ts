import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

interface Months {
  readonly first: string;
  readonly last: string;
}

/**
 * What was paid or taken besides: meals of some of the factory month after month, and once in a while something for
 * those who sell, every time for others. All of it was entered in its month.
 */
export async function loadEntries(tx: Tx, { first, last }: Months, by: string): Promise<void> {
  const componentOf = (name: string) =>
    sql`(select id from pay_component where lower(name) = lower(${name}))`;
  const columns = sql`id, employee_id, component_id, amount, from_month, to_month, note,
    created_by_kind, created_by_id, created_at, version`;
  await sql`insert into salary_entry (${columns})
    select gen_random_uuid(), employee.id, ${componentOf('Canteen')},
      60000 + abs(hashtext(employee.number)) % 4 * 10000, ${first}, null, 'Meals in the canteen',
      'user', ${by}, ${`${first}-01T04:30:00Z`}::timestamptz, 1
    from employee join employee_category as category on category.id = employee.category_id
    where category.name = 'Worker' and employee.status <> 'Draft' and employee.joined_on is not null
      and abs(hashtext(employee.number)) % 3 = 0`.execute(tx);
  await sql`insert into salary_entry (${columns})
    select gen_random_uuid(), employee.id, ${componentOf('Incentive')},
      150000 + abs(hashtext(employee.number || month.name)) % 8 * 50000, month.name, month.name,
      'Sales above the target', 'user', ${by},
      (month.name || '-28T04:30:00Z')::timestamptz, 1
    from employee join employee_category as category on category.id = employee.category_id
      cross join (select to_char(one, 'YYYY-MM') as name from generate_series(
        (${first} || '-01')::date, (${last} || '-01')::date, interval '1 month') as one) as month
    where category.name = 'Field force' and employee.status <> 'Draft'
      and employee.joined_on < (month.name || '-01')::date
      and (employee.last_day is null or employee.last_day >= (month.name || '-01')::date)
      and abs(hashtext(employee.number || month.name)) % 9 = 0`.execute(tx);
}
