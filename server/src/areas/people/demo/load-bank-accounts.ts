import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/**
 * Where the pay of nearly everyone goes: every twentieth has no account yet, some are paid in cash or into a wallet,
 * and two gave the same number, as it happens when one form is copied from another.
 */
export async function loadBankAccounts(tx: Tx, { at }: { readonly at: string }): Promise<void> {
  await sql`with bank_turn as (
      select id, branch, routing_number, row_number() over (order by name) - 1 as turn,
        count(*) over () as banks
      from bank),
    person as (
      select id, name, place, case place when 42 then 41 else place end as given,
        case when place % 20 = 7 then 'Cash' when place % 15 = 4 then 'Wallet' else 'Bank' end as method
      from (select id, name, row_number() over (order by status = 'Left', number) as place
        from employee where joined_on is not null and status <> 'Draft') as placed)
    insert into employee_bank_account (employee_id, method, updated_at, bank_id, branch, account_name,
      account_number, routing_number)
    select person.id, 'Cash', ${at}::timestamptz, null, null, null, null, null
    from person where method = 'Cash'
    union all
    select person.id, method, ${at}::timestamptz, bank_turn.id, bank_turn.branch, person.name,
      lpad((given * 7919 % 10000)::text, 4, '0') || lpad((given * 104729 % 1000000000)::text, 9, '0'),
      bank_turn.routing_number
    from person join bank_turn on bank_turn.turn = given % bank_turn.banks
    where place % 20 <> 13 and method <> 'Cash'`.execute(tx);
}
