import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { RateSegment } from '../rules/inputs.ts';
import type { LineRow, SheetFound } from '../store/sheets.ts';

/** By which salaries pay was calculated, in their order; one that was taken back since has no day any more. */
export async function findPayslipSalaries(
  db: Handle,
  segments: readonly RateSegment[],
): Promise<Payslip['salaries']> {
  const rates = segments.map(({ rate }) => rate);
  const versions = segments.map(({ version }) => version);
  const found = await sql<Payslip['salaries'][number]>`select rate.from_date as "from",
      json_build_object('id', structure.id, 'name', structure.name) as structure,
      version.from_date as "structureFrom"
    from unnest(${rates}::uuid[], ${versions}::uuid[]) with ordinality as asked (rate_id, version_id, place)
      join salary_rate as rate on rate.id = asked.rate_id
      join structure_version as version on version.id = asked.version_id
      join salary_structure as structure on structure.id = version.structure_id
    order by asked.place`.execute(db);
  return found.rows;
}

/** Where it was sent: as the batch keeps it, whatever the account is by now. */
export async function findReceiver(
  db: Handle,
  { attemptId, employee }: Pick<SheetFound, 'attemptId' | 'employee'>,
): Promise<Payslip['receiver']> {
  const found = await sql<NonNullable<Payslip['receiver']>>`select batch.method,
      line.bank_name as bank, right(line.account_number, 4) as ending
    from bank_batch_line as line join bank_batch as batch on batch.id = line.batch_id
    where line.attempt_id = ${attemptId} and line.employee_id = ${employee.id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Says of each line who entered it or set it otherwise, if anyone did. */
export async function authorsOf(
  db: Handle,
  lines: readonly LineRow[],
): Promise<(line: LineRow) => PayslipLine['author']> {
  const accounts = lines.flatMap(({ authorKind: kind, authorId: id }) =>
    kind && id ? [{ kind, id }] : [],
  );
  const nameOf = await namesOfAccounts(db, accounts);
  return ({ authorId, authorAt }) =>
    authorId && authorAt ? { by: nameOf(authorId), at: authorAt } : null;
}
