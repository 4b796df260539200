import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/money/money.ts';
import { wrapped } from '../../kernel/page.ts';
import { id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead } from '../access.ts';
import { takenAs } from '../records.ts';

const figures = z.object({
  month: z.string(),
  people: z.int(),
  gross: money(),
  earnings: money(),
  deductions: money(),
  net: money(),
  employer: money(),
  /** what the deductions are, in the turn in which they are taken; what there is none of is not there */
  taken: z.array(z.object({ as: z.enum(takenAs), amount: money() })),
});
export type RunFigures = z.output<typeof figures>;

export const runCompareCalls = {
  read: endpoint({
    name: 'salary-run.compare',
    summary: 'What a run comes to, beside the month before of the same company',
    method: 'GET',
    path: '/salary/run/:id/compare',
    access: payRead,
    params: z.object({ id: as(id(), 'id') }),
    answer: wrapped(z.object({ run: figures, before: figures.nullable() }), 'data'),
  }),
} as const;
