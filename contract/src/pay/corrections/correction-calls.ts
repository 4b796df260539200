import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenMonth } from '../../kernel/dates/business-dates.ts';
import { listing } from '../../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead, payWrite } from '../access.ts';
import { counts } from '../structure/structure-part.ts';

const correction = z.object({
  id: id(),
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  concern: as(z.object({ id: id(), name: z.string() }), 'concernCompany'),
  month: z.string(),
  count: z.enum(counts),
  /** so many more or fewer, in the smallest unit of the count */
  quantity: z.int(),
  reason: z.string(),
  enteredBy: plainText(200),
  createdAt: instant(),
  can: z.object({ remove: z.boolean() }),
});
export type LateCorrection = z.output<typeof correction>;

export const correctionsListed = listing({
  sorts: ['createdAt', 'name', 'month'],
  order: '-createdAt',
  searches: ['person', 'reason'],
});

/** What is known too late of a month that was paid; the next pay makes up for it. */
export const correctionCalls = {
  list: endpoint({
    name: 'late-correction.list',
    summary: 'Late corrections of months that were paid, the newest first',
    method: 'GET',
    path: '/late-correction/data',
    access: payRead,
    noted: { asOne: 'salary.history' },
    listing: correctionsListed,
    query: z.object({
      ...listQuery(correctionsListed),
      month: givenMonth().optional(),
      employeeId: id().optional(),
      concern: as(id().optional(), 'concernCompany'),
    }),
    answer: pageAnswer(correction, 'data'),
  }),
  create: endpoint({
    name: 'late-correction.create',
    summary: 'Note that a paid month had more or fewer days or hours; the next pay makes up for it',
    method: 'POST',
    path: '/late-correction',
    access: payWrite,
    body: z.object({
      employeeId: id(),
      month: givenMonth(),
      count: z.enum(counts),
      quantity: z.int().min(-4_000_000).max(4_000_000),
      reason: plainText(300).min(1),
    }),
    answer: wrapped(correction, 'data'),
  }),
  remove: endpoint({
    name: 'late-correction.remove',
    summary: 'Take a late correction back; what was paid by it is taken back with the next pay',
    method: 'DELETE',
    path: '/late-correction/:id',
    access: payWrite,
    params: z.object({ id: as(id(), 'id') }),
    answer: nothing(),
  }),
} as const;
