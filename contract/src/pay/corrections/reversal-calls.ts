import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/money/money.ts';
import { wrapped } from '../../kernel/page.ts';
import { id, instant, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payApprove, payRead, payWrite } from '../access.ts';

export const reversalStates = ['Asked', 'Approved', 'Cancelled'] as const;
export type ReversalState = (typeof reversalStates)[number];
export const reversalStateWords = {
  Asked: { en: 'waiting for approval', bn: 'অনুমোদনের অপেক্ষায়' },
  Approved: { en: 'approved', bn: 'অনুমোদিত' },
  Cancelled: { en: 'cancelled', bn: 'বাতিল' },
} as const;

const step = z.object({ by: plainText(200), at: instant() });
const reversal = z.object({
  id: id(),
  runId: as(id(), 'run'),
  state: as(z.enum(reversalStates), 'status'),
  reason: z.string(),
  people: z.int(),
  net: money(),
  asked: step,
  decided: step.nullable(),
  can: z.object({ approve: z.boolean(), cancel: z.boolean() }),
});
export type PayReversal = z.output<typeof reversal>;

const one = z.object({ id: as(id(), 'id') });
const answer = wrapped(reversal, 'data');

/** Pay that was paid is taken back: asked for by one, agreed to by another. */
export const reversalCalls = {
  list: endpoint({
    name: 'salary-reversal.list',
    summary: 'What was to be taken back of a run, the newest first',
    method: 'GET',
    path: '/salary/run/:id/reversals',
    access: payRead,
    params: one,
    answer: wrapped(z.array(reversal), 'data'),
  }),
  ask: endpoint({
    name: 'salary-reversal.ask',
    summary: 'Ask that paid pay is taken back, all of a run or some',
    method: 'POST',
    path: '/salary/run/:id/reverse',
    access: payWrite,
    params: one,
    body: z.object({
      ids: as(z.array(id()).min(1).max(20_000).optional(), 'salarySheets'),
      reason: plainText(300).min(1),
    }),
    answer,
  }),
  approve: endpoint({
    name: 'salary-reversal.approve',
    summary: 'Agree that pay is taken back; not by whoever asked for it',
    method: 'POST',
    path: '/salary/reversal/:id/approve',
    access: payApprove,
    params: one,
    answer,
  }),
  cancel: endpoint({
    name: 'salary-reversal.cancel',
    summary: 'Leave pay as it was paid',
    method: 'POST',
    path: '/salary/reversal/:id/cancel',
    access: payWrite,
    params: one,
    answer,
  }),
} as const;
