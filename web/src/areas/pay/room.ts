import { fundCalls } from '@muster/contract/pay/fund/fund-calls.ts';
import { loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import {
  IconBook2,
  IconBuildingBank,
  IconCoins,
  IconFileExport,
  IconListDetails,
  IconReceiptTax,
  IconStack2,
} from '@tabler/icons-react';
import { bankSheetCalls } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { journalAccountCalls } from '@muster/contract/pay/journal/account-calls.ts';
import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { questionCalls } from '@muster/contract/pay/questions/question-calls.ts';
import { ownPayCalls } from '@muster/contract/pay/own-pay-calls.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { declarationCalls } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { taxReportCalls } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { payMenu } from '@muster/contract/pay/words/menu-words.ts';
import { lazily } from '../../wiring/lazily.tsx';
import { by, type MenuPage } from '../../wiring/menu.ts';
import { recordSetUp } from '../../wiring/record-pages.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { countWaitingRuns } from './gate/waiting/waiting-runs-call.ts';
import { countWaiting } from './questions/waiting-call.ts';
import { payScreens } from './records.ts';
import { countWaitingDeclarations } from './tax/declarations/waiting-call.ts';
import { payWords } from './words.ts';

const components = payScreens.get('pay-component');
const structures = payScreens.get('salary-structure');
const payers = payScreens.get('paying-account');
const templates = payScreens.get('bank-template');

/** Below salaries are those of one person, and what comes by a sheet. */
const belowSalaries: MenuPage['one'] = ({ pay }, below) => {
  if (below.startsWith('entry-sheet')) return pay.bySheet.entries.title;
  if (below.startsWith('opening-sheet')) return pay.bySheet.openings.title;
  return pay.records.salaryRate.one;
};

/** Below a run are its check, its preview, and what it or its reversal is in the books. */
const belowRun: MenuPage['one'] = ({ pay }, below) => {
  if (below.startsWith('payroll-gate')) return pay.gate.one;
  return below.includes('journal') ? pay.journal.title : pay.preview.title;
};

export const payRoom: WebRoom = {
  name: 'pay',
  words: payWords,
  places: [
    { name: 'pay', panel: 'admin', icon: IconCoins, label: payMenu.place, order: 140 },
    { name: 'own-pay', panel: 'employee', icon: IconCoins, label: payMenu.place, order: 125 },
  ],
  pages: [
    {
      place: 'pay',
      path: '/admin/salary',
      label: payMenu.salaries,
      one: belowSalaries,
      order: 20,
      ...by(salaryCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/salary-generate',
      also: ['/admin/payroll-gate'],
      label: payMenu.run,
      order: 10,
      one: belowRun,
      ...by(runCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/salary-sheet',
      label: payMenu.sheets,
      order: 30,
      one: ({ pay }) => pay.payslip.one,
      ...by(salarySheetCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/paid-salary',
      label: payMenu.paid,
      order: 40,
      ...by(salarySheetCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/loans',
      label: payMenu.loans,
      order: 50,
      one: ({ pay }) => pay.loan.one,
      ...by(loanCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/bonus',
      label: payMenu.bonus,
      order: 45,
      one: ({ pay }) => pay.bonus.one,
      ...by(runCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/fund',
      label: payMenu.fund,
      order: 55,
      one: ({ pay }) => pay.fund.ledger,
      ...by(fundCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/bank-sheet',
      label: payMenu.bank,
      order: 60,
      ...by(bankSheetCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/bank-batch',
      label: payMenu.batches,
      order: 65,
      one: ({ pay }) => pay.bank.batch.one,
      ...by(bankBatchCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/pay-questions',
      label: payMenu.questions,
      order: 70,
      Count: lazily(() => import('./questions/questions-count.tsx'), 'QuestionsCount'),
      ...by(questionCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/tax-report',
      label: payMenu.tax,
      order: 68,
      one: ({ pay }) => pay.tax.details.one,
      ...by(taxReportCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/tax-declarations',
      label: payMenu.declarations,
      order: 69,
      Count: lazily(() => import('./tax/declarations/declarations-count.tsx'), 'DeclarationsCount'),
      ...by(declarationCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/tax-deposit',
      label: payMenu.deposits,
      order: 71,
      ...by(taxDepositCalls.list),
    },
    {
      place: 'own-pay',
      path: '/employee/tax',
      label: payMenu.tax,
      order: 20,
      ...by(taxReportCalls.own),
    },
    {
      place: 'own-pay',
      path: '/employee/payslips',
      label: payMenu.own,
      order: 10,
      one: ({ pay }) => pay.payslip.one,
      ...by(ownPayCalls.list),
    },
  ],
  setUpHeadings: [{ name: 'pay', label: payMenu.setUp, order: 45 }],
  setUpPages: [
    {
      path: '/admin/journal-accounts',
      heading: 'pay',
      icon: IconBook2,
      order: 50,
      label: ({ pay }) => pay.journal.accounts.title,
      ...by(journalAccountCalls.list),
    },
    ...(structures
      ? [
          {
            ...recordSetUp(structures, {
              path: '/admin/salary-structure',
              heading: 'pay',
              icon: IconStack2,
              order: 10,
            }),
            one: ({ pay }: Parameters<(typeof structures)['wordsIn']>[0]) =>
              pay.lists.salaryStructure.one,
          },
        ]
      : []),
    ...(components
      ? [
          recordSetUp(components, {
            path: '/admin/pay-component',
            heading: 'pay',
            icon: IconListDetails,
            order: 20,
          }),
        ]
      : []),
    ...(payers
      ? [
          recordSetUp(payers, {
            path: '/admin/paying-account',
            heading: 'pay',
            icon: IconBuildingBank,
            order: 30,
          }),
        ]
      : []),
    ...(templates
      ? [
          {
            ...recordSetUp(templates, {
              path: '/admin/bank-template',
              heading: 'pay',
              icon: IconFileExport,
              order: 40,
            }),
            one: ({ pay }: Parameters<(typeof templates)['wordsIn']>[0]) =>
              pay.lists.bankTemplate.one,
          },
        ]
      : []),
    {
      path: '/admin/income-slab',
      heading: 'pay',
      icon: IconReceiptTax,
      order: 25,
      label: ({ pay }) => pay.tax.slab.title,
      one: ({ pay }) => pay.tax.slab.ofYear,
      ...by(slabCalls.list),
    },
  ],
  waiting: [
    {
      count: countWaitingRuns,
      Waiting: lazily(() => import('./gate/waiting/waiting-runs.tsx'), 'WaitingRuns'),
      ...by(runCalls.approve),
    },
    {
      count: countWaiting,
      Waiting: lazily(() => import('./questions/waiting-questions.tsx'), 'WaitingQuestions'),
      ...by(questionCalls.answer),
    },
    {
      count: countWaitingDeclarations,
      Waiting: lazily(
        () => import('./tax/declarations/waiting-declarations.tsx'),
        'WaitingDeclarations',
      ),
      ...by(declarationCalls.accept),
    },
  ],
  audit: ({ pay }) => ({
    records: pay.records,
    actions: pay.deeds,
    fields: pay.readingFields,
  }),
};
