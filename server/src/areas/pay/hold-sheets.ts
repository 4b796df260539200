import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

/** Sheets with which something of this person came stay applied until we are done: what hangs on it is changed. */
export const holdSheetsOf = (tx: Tx, employeeId: string) =>
  sql`select 1 from sheet_batch where id in (
      select batch_id from salary_entry where employee_id = ${employeeId}
      union all select batch_id from opening_figure where employee_id = ${employeeId})
    order by id for share`.execute(tx);

/** The same for pay of many, which hangs on any of them: none begins to count meanwhile, and none is undone. */
export const holdSheets = (tx: Tx) =>
  sql`select 1 from sheet_batch where subject in ('salary_entry', 'opening_figure')
      and state in ('Applying', 'Applied', 'Undoing')
    order by id for share`.execute(tx);
