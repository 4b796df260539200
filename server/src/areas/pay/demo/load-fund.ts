import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { fundSource } from '../store/fund.ts';
import { madeId } from '../store/made-id.ts';

interface DemoFund {
  /** the first month that was paid: what was there before is an opening figure */
  readonly first: string;
  readonly today: string;
  /** who keeps it */
  readonly by: string;
  readonly at: string;
}

/** In hundredths of a per cent, of the balance. */
const yearly = 850;

/** What members of long had before the first month: a share of what they earned then, for at most four years. */
async function loadOpenings(tx: Tx, { first, by, at }: DemoFund): Promise<void> {
  const day = addDays(`${first}-01`, -1);
  await sql`insert into fund_entry (id, employee_id, kind, amount, entered_on, note, created_by_kind,
      created_by_id, created_at)
    select ${madeId(sql`member.id::text || kind`)}, member.id, kind, share * months, ${day},
      'From the books of the trustees', 'user', ${by}, ${at}
    from (select employee.id, rate.gross / 2500 * 100 as share, least(48, (${day}::date
          - (employee.joined_on + interval '1 year')::date) / 30) as months
        from employee cross join lateral (select gross from salary_rate
          where employee_id = employee.id order by from_date limit 1) as rate
        where employee.joined_on is not null and employee.status <> 'Draft'
          and coalesce(employee.last_day, 'infinity') >= ${`${first}-01`}::date) as member
      cross join (values ('Opening own'), ('Opening employer')) as entry (kind)
    where months > 0`.execute(tx);
}

async function loadInterest(tx: Tx, { today, by, at }: DemoFund): Promise<void> {
  const day = `${Number(today.slice(0, 4)) - 1}-12-31`;
  await sql`insert into fund_entry (id, employee_id, kind, amount, entered_on, created_by_kind,
      created_by_id, created_at)
    select ${madeId(sql`fund.employee_id::text || 'Interest'`)}, fund.employee_id, 'Interest',
      fund.balance * ${yearly} / 10000, ${day}, 'user', ${by}, ${at}
    from ${fundSource({ until: day })} where fund.balance > 10000`.execute(tx);
}

/** Openings of those who are there for long, and interest of last year. */
export async function loadFund(tx: Tx, fund: DemoFund): Promise<void> {
  await loadOpenings(tx, fund);
  await loadInterest(tx, fund);
}
