import { z } from 'zod';
import { hrWrite } from '../../kernel/access/access-rules.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { wrapped } from '../../kernel/page.ts';
import { id, instant } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

const reader = z.object({
  /** none: the account is gone */
  name: z.string().nullable(),
  how: z.enum(['read', 'pdf']),
  at: instant(),
});
export type PayslipReader = z.output<typeof reader>;

/** For those who answer for the house; the whole log is theirs and management's. */
export const payslipReaderCalls = {
  list: endpoint({
    name: 'payslip-reader.list',
    summary: 'Who opened a payslip of someone else last, or saved it as a PDF',
    method: 'GET',
    path: '/salary/:id/readers',
    access: hrWrite,
    ofGroup: true,
    params: z.object({ id: as(id(), 'id') }),
    answer: wrapped(z.array(reader), 'data'),
  }),
} as const;
