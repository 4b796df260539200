import { z } from 'zod';
import { paymentMethods } from '../../people/profile/payment-method.ts';
import { day, id, instant, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

/** A salary by which a payslip was calculated, and the version of the structure that divided it. */
export const payslipSalary = z.object({
  from: as(day(), 'fromDate'),
  structure: z.object({ id: id(), name: z.string() }),
  structureFrom: day(),
});

/** Where pay was sent, once it is in a bank batch or on a cash list; of the account only how it ends. */
export const payslipReceiver = z.object({
  method: z.enum(paymentMethods),
  bank: z.string().nullable(),
  ending: z.string().nullable(),
});

/** Who entered a line, or set it otherwise than it was calculated. */
export const lineAuthor = z.object({ by: plainText(200), at: instant() });
