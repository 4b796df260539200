import { z } from 'zod';
import { givenYear, givenYearInAddress } from '../../../kernel/dates/business-dates.ts';
import { endpoint } from '../../../kernel/endpoint.ts';
import { documentCall, mostPeople } from '../../../kernel/files/document-call.ts';
import { id } from '../../../kernel/values.ts';
import { as } from '../../../kernel/wire.ts';
import { ownPay, payRead } from '../../access.ts';
import { payslipLanguages } from '../../pdf/pdf-calls.ts';

const asked = {
  /** in which the income year begins; none: the present one */
  year: givenYearInAddress().optional(),
  /** none: as whoever asks reads */
  language: z.enum(payslipLanguages).optional(),
};
const pdf = { file: ['application/pdf'] } as const;

/** What someone was paid and taxed in an income year, on paper: a page for each company that paid. */
export const taxCertificateCalls = {
  own: endpoint({
    name: 'own-tax.certificate',
    summary: 'The own tax certificate of an income year as a PDF',
    method: 'GET',
    path: '/employee-panel/salary/tax-certificate',
    access: ownPay,
    noted: true,
    query: z.object(asked),
    answer: pdf,
  }),
  one: endpoint({
    name: 'tax-certificate.pdf',
    summary: 'The tax certificate of one person for an income year as a PDF',
    method: 'GET',
    path: '/salary/tax-certificate/:employeeId',
    access: payRead,
    noted: true,
    params: z.object({ employeeId: id() }),
    query: z.object(asked),
    answer: pdf,
  }),
  many: documentCall({
    name: 'tax-certificate.print',
    summary: 'Tax certificates of an income year as one PDF: of the people who are named',
    path: '/salary/tax-certificate-document',
    access: payRead,
    noted: true,
    body: z.object({
      ids: as(z.array(id()).min(1).max(mostPeople), 'employees'),
      year: givenYear().optional(),
      language: asked.language,
    }),
  }),
} as const;
