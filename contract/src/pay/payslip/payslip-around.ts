import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/money/money.ts';
import { wrapped } from '../../kernel/page.ts';
import { id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { ownPay, payRead } from '../access.ts';
import { payslipNoted } from '../readings/payslip-noted.ts';

/** Of a tax year that was begun elsewhere: `until` is the last month in it. */
const earlier = z.object({ until: z.string(), taxable: money(), tax: money() });
/** What was earned and taxed, with what was before this system. */
export const taxSoFar = z.object({ taxable: money(), tax: money(), before: z.array(earlier) });

/** What stands around a payslip: those before and after it, and its year up to its month. */
const around = z.object({
  previous: id().nullable(),
  next: id().nullable(),
  soFar: z.object({
    ...taxSoFar.shape,
    from: z.string(),
    until: z.string(),
    gross: money(),
    earnings: money(),
    fund: money(),
    net: money(),
  }),
});
export type PayslipAround = z.output<typeof around>;

const params = z.object({ id: as(id(), 'id') });

export const payslipAroundCalls = {
  one: endpoint({
    name: 'salary-sheet.around',
    summary: 'The payslips of the same person before and after one, and its year so far',
    method: 'GET',
    path: '/salary/:id/around',
    access: payRead,
    noted: { ...payslipNoted, as: 'salary-sheet.read' },
    params,
    answer: wrapped(around, 'data'),
  }),
  own: endpoint({
    name: 'own-pay.around',
    summary: 'The own payslips before and after one, and what its year came to so far',
    method: 'GET',
    path: '/employee-panel/salary/payslip/:id/around',
    access: ownPay,
    params,
    answer: wrapped(around, 'data'),
  }),
} as const;
