import { sql } from 'kysely';
import type { Db } from '../../platform/db/transaction.ts';

/** Only the demo company grows, and only while nobody works with it. */
export async function refuseRealCompany(db: Db): Promise<void> {
  const found = await sql<{ isDemo: boolean; isUsed: boolean }>`
    select exists (select 1 from user_account where email = 'admin@example.com')
        and not exists (select 1 from user_account where email not like '%@example.com')
        and not exists (select 1 from employee
          where email not like '%@example.com' and email not like '%@meghna.example') as "isDemo",
      exists (select 1 from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and pid <> pg_backend_pid()) as "isUsed"`.execute(db);
  const [{ isDemo, isUsed } = { isDemo: false, isUsed: false }] = found.rows;
  if (!isDemo) throw new Error('This database is not the demo company: nothing was added.');
  if (isUsed) throw new Error('The database is in use by another program: stop that one first.');
}
