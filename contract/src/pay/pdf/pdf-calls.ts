import { z } from 'zod';
import { givenMonth } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { documentCall, mostPeople } from '../../kernel/files/document-call.ts';
import { rowsQuery } from '../../kernel/page.ts';
import { id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { ownPay, payRead } from '../access.ts';
import { payslipNoted } from '../readings/payslip-noted.ts';
import { sheetFilters, sheetsListed } from '../sheet-calls.ts';

/** In which languages a payslip is printed; both stand on the same page. */
export const payslipLanguages = ['en', 'bn', 'both'] as const;
export type PayslipLanguage = (typeof payslipLanguages)[number];

const one = z.object({ id: as(id(), 'id') });
/** none: as whoever asks reads */
const language = z.enum(payslipLanguages).optional();
const pdf = { file: ['application/pdf'] } as const;

/** Payslips on paper: whoever may read one on the screen may have it so. */
export const payslipPdfCalls = {
  own: endpoint({
    name: 'own-pay.pdf',
    summary: 'One own payslip as a PDF, once it is paid',
    method: 'GET',
    path: '/employee-panel/salary/payslip/:id/pdf',
    access: ownPay,
    noted: payslipNoted,
    params: one,
    query: z.object({ language }),
    answer: pdf,
  }),
  one: endpoint({
    name: 'salary-sheet.pdf',
    summary: 'One payslip as a PDF',
    method: 'GET',
    path: '/salary/:id/pdf',
    access: payRead,
    noted: payslipNoted,
    params: one,
    query: z.object({ language }),
    answer: pdf,
  }),
  many: documentCall({
    name: 'salary-sheet.print',
    summary: 'Payslips of a month as one PDF: those in the list or the chosen ones, a page each',
    path: '/salary/payslip-document',
    access: payRead,
    noted: payslipNoted,
    body: z.object({
      ...sheetFilters,
      month: givenMonth(),
      search: rowsQuery(sheetsListed).search,
      /** these of the sheets; none named: all of them */
      ids: as(z.array(id()).min(1).max(mostPeople).optional(), 'salarySheets'),
      language,
    }),
  }),
} as const;
