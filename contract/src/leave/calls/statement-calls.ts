import { z } from 'zod';
import { documentCall } from '../../kernel/files/document-call.ts';
import { givenYear } from '../../kernel/dates/business-dates.ts';
import { rowsQuery } from '../../kernel/page.ts';
import { id } from '../../kernel/values.ts';
import { balancesListed } from './balance-calls.ts';
import { ownLeave, seeLeave } from './leave-calls.ts';

/** What someone has of each type of leave in a year and how it came about, to be printed. */
export const statementCalls = {
  own: documentCall({
    name: 'own-leave.statement',
    summary: 'The own leave balance statement of a year, as a PDF',
    path: '/employee-panel/leave-statement',
    access: ownLeave,
    body: z.object({ year: givenYear().optional() }),
  }),
  many: documentCall({
    name: 'leave-balance.statement',
    summary: 'Leave balance statements as one PDF: of those in the list of balances, a page each',
    path: '/leave-balance/statement',
    access: seeLeave,
    noted: true,
    body: z.object({
      year: givenYear().optional(),
      employeeId: id().optional(),
      department: id().optional(),
      leaveType: id().optional(),
      search: rowsQuery(balancesListed).search,
    }),
  }),
} as const;
