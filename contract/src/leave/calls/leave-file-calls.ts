import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { rowsQuery } from '../../kernel/page.ts';
import { sheetQuery, sheetFile } from '../../kernel/files/sheet-file.ts';
import { balanceFilters, balancesListed } from './balance-calls.ts';
import { applicationFilters, seeLeave } from './leave-calls.ts';
import { applicationsListed } from '../leave-lists.ts';

/** The lists of leave as files: the same rows in the same order, all pages of them. */
export const leaveFileCalls = {
  applications: endpoint({
    name: 'leave.export',
    summary: 'The applications as a file; by default those that wait, of this year',
    method: 'GET',
    path: '/leave-application/export',
    access: seeLeave,
    noted: true,
    query: z.object({ ...rowsQuery(applicationsListed), ...applicationFilters, ...sheetQuery }),
    answer: sheetFile,
  }),
  balances: endpoint({
    name: 'leave-balance.export',
    summary: 'The balances as a file',
    method: 'GET',
    path: '/leave-balance/export',
    access: seeLeave,
    noted: true,
    query: z.object({ ...rowsQuery(balancesListed), ...balanceFilters, ...sheetQuery }),
    answer: sheetFile,
  }),
} as const;
