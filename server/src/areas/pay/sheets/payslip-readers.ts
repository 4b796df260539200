import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { PayslipReader } from '@muster/contract/pay/readings/payslip-readers.ts';
import { payslipPdfCalls } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import { lastReaders } from '../../../platform/audit/find-readings.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { accountNames } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import { isShown, shownSheets } from '../store/runs.ts';
import { isPayslip } from './read-payslip.ts';

const shownFew = 6;
const hows = new Map<string, PayslipReader['how']>([
  [salarySheetCalls.read.name, 'read'],
  [payslipPdfCalls.one.name, 'pdf'],
]);

/** From the audit log: it knows who read it, and nobody else does. */
export async function readPayslipReaders({ db, actor }: PayCall<Db>, id: string) {
  const found = await sql<{ employeeId: string }>`select sheet.employee_id as "employeeId"
    from ${shownSheets} where ${isPayslip(actor, id)} and ${isShown} limit 1`.execute(db);
  const [sheet] = found.rows;
  if (!sheet) throw new Refusal(notFound);
  const read = { personId: sheet.employeeId, actions: [...hows.keys()], name: 'salarySheet', id };
  const readers = await lastReaders(db, read, shownFew);
  const names = await accountNames(db, readers);
  const record = readers.map((reader): PayslipReader => ({
    name: names.get(reader.id) ?? null,
    how: hows.get(reader.action) ?? 'read',
    at: reader.at,
  }));
  return { record };
}
