import { bankRecords } from '@muster/contract/pay/bank/bank-records.ts';
import { payRecords } from '@muster/contract/pay/records.ts';
import { pay } from '@muster/contract/pay/room.ts';
import { entityRoutes } from '../../entity/routes.ts';
import { on } from '../../platform/events.ts';
import { answer } from '../../platform/questions.ts';
import { serverRoom } from '../../wiring/room.ts';
import { askRefuseReopening } from '../attendance/public.ts';
import { namesOfAccounts } from '../identity/public.ts';
import { lifeChanged } from '../people/public.ts';
import { announcePayslipsJob } from './pdf/announce-payslips-job.ts';
import { batchPaper } from './bank/paper/batch-paper.ts';
import {
  certificatesToPrint,
  taxCertificatePdfs,
} from './tax/certificate/certificate-documents.ts';
import { payslipPdfs, payslipsToPrint } from './pdf/payslip-documents.ts';
import { loadPay } from './demo/load-pay.ts';
import { demoPayMonthsJob } from './demo/pay-months-job.ts';
import { bySheetJobs, bySheetRoutes } from './by-sheet/by-sheet-routes.ts';
import { payRoutes } from './routes.ts';
import { gateRoutes } from './gate/gate-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { generateJob } from './runs/generate-job.ts';
import { refuseLeaving } from './runs/refuse-leaving.ts';
import { refuseReopening } from './runs/refuse-reopening.ts';
import { sweepAttemptsJob } from './runs/attempts/sweep-attempts-job.ts';

const tables = [
  'pay_role',
  'structure_version',
  'structure_part',
  'salary_rate',
  'salary_entry',
  'opening_figure',
  'salary_loan',
  'salary_loan_payment',
  'fund_entry',
  'late_correction',
  'settled_source',
  'salary_reversal',
  'reversed_sheet',
  'pay_question',
  'pay_question_message',
  'salary_run',
  'salary_attempt',
  'salary_payment',
  'salary_input',
  'salary_sheet',
  'salary_line',
  'salary_hold',
  'salary_override',
  'bank_template_column',
  'bank_batch',
  'bank_batch_counter',
  'bank_batch_line',
  'income_slab',
  'income_slab_version',
  'tax_deposit',
  'tax_profile',
  'tax_declaration',
  'tax_declaration_item',
  'planned_bonus',
  'journal_account',
  'sheet_department',
  'pay_difference',
  'pay_acceptance',
] as const;

export const payRoom = serverRoom(pay, tables, ({ engine, settings, files, givesWay = false }) => {
  const { now, accountName } = engine;
  return {
    routes: [
      ...[...payRecords, ...bankRecords].flatMap((record) => entityRoutes(record, engine)),
      ...payRoutes({ now, accountName }),
      ...questionRoutes,
      ...gateRoutes,
      ...bySheetRoutes({ now, accountNames: namesOfAccounts }),
    ],
    listeners: [on(lifeChanged, refuseLeaving)],
    answers: [answer(askRefuseReopening, refuseReopening)],
    documents: [payslipsToPrint, certificatesToPrint],
    directDocuments: [...payslipPdfs, ...taxCertificatePdfs, batchPaper],
    demo: loadPay(settings),
    jobs: [
      generateJob({ givesWay }),
      sweepAttemptsJob({ givesWay }),
      demoPayMonthsJob({ settings, givesWay }),
      announcePayslipsJob(),
      ...bySheetJobs({ now, store: files.store, givesWay }),
    ],
  };
});
