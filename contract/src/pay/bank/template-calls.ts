import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wrapped } from '../../kernel/page.ts';
import { id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead, payWrite } from '../access.ts';
import { amountFormats, templateKinds } from './bank-records.ts';
import { templateColumn } from './template-column.ts';

const one = z.object({ id: as(id(), 'id') });
const template = z.object({
  id: id(),
  name: plainText(80),
  kind: z.enum(templateKinds),
  amounts: z.enum(amountFormats),
  hasHeadings: as(z.boolean(), 'headings'),
  columns: z.array(templateColumn),
});
export type BankTemplate = z.output<typeof template>;

/** The columns of a bank template, in their order. */
export const templateCalls = {
  read: endpoint({
    name: 'bank-template-columns.read',
    summary: 'A bank template with its columns in order',
    method: 'GET',
    path: '/bank-template/:id/columns',
    access: payRead,
    params: one,
    answer: wrapped(template, 'data'),
  }),
  save: endpoint({
    name: 'bank-template-columns.save',
    summary: 'The columns of a bank template, whole; one of them has the account number',
    method: 'PUT',
    path: '/bank-template/:id/columns',
    access: payWrite,
    ofGroup: true,
    params: one,
    body: z.object({ columns: z.array(templateColumn).min(1).max(40) }),
    answer: wrapped(template, 'data'),
  }),
} as const;
