import { z } from 'zod';
import { givenMonth } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { wrapped } from '../../kernel/page.ts';
import { id, instant } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead } from '../access.ts';

/** What a month will be calculated with besides salaries and attendance, as it is by now. */
const inputs = z.object({
  /** amounts that are paid or taken besides, once or every month */
  entries: z.int(),
  /** loans of which an instalment is taken */
  loans: z.int(),
  /** of months that were paid, entered since */
  corrections: z.int(),
  /** people without a salary: nothing is calculated for them */
  withoutSalary: z.int(),
  /** the newest of the entries */
  last: z.object({ by: z.string(), at: instant() }).nullable(),
});
export type RunInputs = z.output<typeof inputs>;

export const runInputCalls = {
  read: endpoint({
    name: 'salary-run.inputs',
    summary: 'What was entered for the pay of a company for a month',
    method: 'GET',
    path: '/salary/run-inputs',
    access: payRead,
    query: z.object({ concern: as(id(), 'concernCompany'), month: givenMonth() }),
    answer: wrapped(inputs, 'data'),
  }),
} as const;
