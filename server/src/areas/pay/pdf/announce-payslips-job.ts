import { showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { payslipReady } from '@muster/contract/pay/pdf/payslip-notice.ts';
import { id } from '@muster/contract/kernel/values.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Tx, transaction } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { notifyEach } from '../../../platform/notices/notify.ts';
import { paidForColumns } from '../store/sheets.ts';

/** Tells those of a payment that their payslips are ready. */
export const announcePayslipsName = {
  kind: 'pay.announce-payslips',
  queue: 'quick',
  data: z.object({ paymentId: id() }),
} as const;

const together = 200;

interface PaidSheet {
  readonly employeeId: string;
  readonly sheetId: string;
  readonly month: string;
  /** the festival of a bonus */
  readonly title: string | null;
}

interface PaymentRow {
  readonly announcedUntil: string | null;
  readonly announcedAt: string | null;
}

/** The payment, for this transaction alone: of two runs that tell of the same one, the second waits. */
async function holdPayment(tx: Tx, paymentId: string): Promise<PaymentRow | undefined> {
  const found = await sql<PaymentRow>`select announced_until as "announcedUntil",
      announced_at as "announcedAt" from salary_payment where id = ${paymentId} for update`.execute(
    tx,
  );
  return found.rows[0];
}

/** Some people and how far it came, in one transaction: whatever is killed, each is told once. */
async function announceSome(tx: Tx, paymentId: string, at: string): Promise<boolean> {
  const payment = await holdPayment(tx, paymentId);
  if (!payment || payment.announcedAt !== null) return false;
  const { announcedUntil } = payment;
  const found = await sql<PaidSheet>`
    select sheet.employee_id as "employeeId", sheet.id as "sheetId", sheet.month,
      ${paidForColumns} from salary_sheet as sheet
    where sheet.payment_id = ${paymentId} and sheet.state = 'Paid'
      and ${announcedUntil === null ? sql`true` : sql`sheet.employee_id > ${announcedUntil}`}
    order by sheet.employee_id limit ${together}`.execute(tx);
  const notices = found.rows.map(({ employeeId, sheetId, ...paid }) => ({
    to: { kind: 'employee', id: employeeId } as const,
    values: { month: { en: showPaidFor(paid, 'en'), bn: showPaidFor(paid, 'bn') } },
    target: { record: 'salary_sheet', id: sheetId },
  }));
  await notifyEach(tx, payslipReady, notices, at);
  const isOver = found.rows.length < together;
  await sql`update salary_payment set announced_at = ${isOver ? at : null},
    announced_until = ${found.rows.at(-1)?.employeeId ?? announcedUntil}
    where id = ${paymentId}`.execute(tx);
  return !isOver;
}

/** After a payment, in the background: a notice for everyone who was paid, which is mailed as they chose. */
export const announcePayslipsJob = (): Job<{ paymentId: string }> =>
  job({
    ...announcePayslipsName,
    tries: 5,
    handle: async ({ db, clock, data, stopping }) => {
      let goesOn = true;
      while (goesOn) {
        stopping.throwIfAborted();
        goesOn = await transaction(db, (tx) => announceSome(tx, data.paymentId, clock.now()));
      }
    },
  });
