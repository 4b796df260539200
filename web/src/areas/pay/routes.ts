import { adminScreen, employeeScreen, screensWith } from '../../wiring/screen-routes.ts';
import { payWords } from './words.ts';

const screen = screensWith(payWords);
const components = () => import('./screens/component-screen.tsx');
const salaries = () => import('./screens/salaries-screen.tsx');
const salary = () => import('./screens/salary-screen.tsx');
const structures = () => import('./screens/structures-screen.tsx');
const structure = () => import('./screens/structure-screen.tsx');
const version = () => import('./screens/version-screen.tsx');
const run = () => import('./screens/run-screen.tsx');
const preview = () => import('./runs/preview/preview-screen.tsx');
const sheet = () => import('./screens/sheet-screen.tsx');
const payslip = () => import('./screens/payslip-screen.tsx');
const loans = () => import('./screens/loans-screen.tsx');
const loan = () => import('./screens/loan-screen.tsx');
const funds = () => import('./screens/funds-screen.tsx');
const fund = () => import('./screens/fund-screen.tsx');
const bankSheet = () => import('./bank/screens/bank-sheet-screen.tsx');
const batches = () => import('./bank/screens/batches-screen.tsx');
const batch = () => import('./bank/screens/batch-screen.tsx');
const bankRecords = () => import('./bank/screens/bank-records-screen.tsx');
const template = () => import('./bank/screens/template-screen.tsx');
const journal = () => import('./journal/journal-screen.tsx');
const journalAccounts = () => import('./journal/accounts-screen.tsx');
const gate = () => import('./gate/gate-screen.tsx');
const bonuses = () => import('./bonus/bonuses-screen.tsx');
const bonus = () => import('./bonus/bonus-screen.tsx');
const questions = () => import('./questions/questions-screen.tsx');
const paySheets = () => import('./by-sheet/pay-sheets-screen.tsx');
const paySheet = () => import('./by-sheet/pay-sheet-screen.tsx');
const taxReport = () => import('./tax/screens/tax-report-screen.tsx');
const taxDetails = () => import('./tax/screens/tax-details-screen.tsx');
const declarations = () => import('./tax/declarations/declarations-screen.tsx');
const deposits = () => import('./tax/deposits/deposits-screen.tsx');
const slabs = () => import('./tax/screens/slabs-screen.tsx');
const slab = () => import('./tax/screens/slab-screen.tsx');
const slabForms = () => import('./tax/screens/slab-form-screens.tsx');
const own = () => import('./screens/own-payslips-screen.tsx');

export const payAdminRoutes = [
  adminScreen('pay-component', screen(components, 'ComponentScreen')),
  adminScreen('salary', screen(salaries, 'SalariesScreen')),
  adminScreen('salary/$employeeId', screen(salary, 'SalaryScreen')),
  adminScreen('salary/entry-sheet', screen(paySheets, 'EntrySheetsScreen')),
  adminScreen('salary/entry-sheet/$id', screen(paySheet, 'EntrySheetScreen')),
  adminScreen('salary/opening-sheet', screen(paySheets, 'OpeningSheetsScreen')),
  adminScreen('salary/opening-sheet/$id', screen(paySheet, 'OpeningSheetScreen')),
  adminScreen('salary-structure', screen(structures, 'StructuresScreen')),
  adminScreen('salary-structure/$id', screen(structure, 'StructureScreen')),
  adminScreen('salary-structure/$id/new', screen(version, 'VersionScreen')),
  adminScreen('salary-generate', screen(run, 'RunScreen')),
  adminScreen('salary-generate/preview', screen(preview, 'PreviewScreen')),
  adminScreen('salary-generate/journal/$id', screen(journal, 'JournalScreen')),
  adminScreen('salary-generate/reversal-journal/$id', screen(journal, 'ReversalJournalScreen')),
  adminScreen('payroll-gate/$runId', screen(gate, 'GateScreen')),
  adminScreen('journal-accounts', screen(journalAccounts, 'JournalAccountsScreen')),
  adminScreen('salary-sheet', screen(sheet, 'SheetScreen')),
  adminScreen('salary-sheet/$id', screen(payslip, 'PayslipScreen')),
  adminScreen('loans', screen(loans, 'LoansScreen')),
  adminScreen('loans/$id', screen(loan, 'LoanScreen')),
  adminScreen('bonus', screen(bonuses, 'BonusesScreen')),
  adminScreen('bonus/$id', screen(bonus, 'BonusScreen')),
  adminScreen('fund', screen(funds, 'FundsScreen')),
  adminScreen('fund/$id', screen(fund, 'FundScreen')),
  adminScreen('paid-salary', screen(sheet, 'PaidScreen')),
  adminScreen('bank-sheet', screen(bankSheet, 'BankSheetScreen')),
  adminScreen('bank-batch', screen(batches, 'BatchesScreen')),
  adminScreen('bank-batch/$id', screen(batch, 'BankBatchScreen')),
  adminScreen('pay-questions', screen(questions, 'QuestionsScreen')),
  adminScreen('paying-account', screen(bankRecords, 'PayingAccountsScreen')),
  adminScreen('bank-template', screen(bankRecords, 'TemplatesScreen')),
  adminScreen('bank-template/$id', screen(template, 'TemplateScreen')),
  adminScreen('tax-report', screen(taxReport, 'TaxReportScreen')),
  adminScreen('tax-report/$employeeId', screen(taxDetails, 'TaxDetailsScreen')),
  adminScreen('tax-declarations', screen(declarations, 'DeclarationsScreen')),
  adminScreen('tax-deposit', screen(deposits, 'DepositsScreen')),
  adminScreen('income-slab', screen(slabs, 'SlabsScreen')),
  adminScreen('income-slab/new', screen(slabForms, 'NewSlabScreen')),
  adminScreen('income-slab/$id', screen(slab, 'SlabScreen')),
  adminScreen('income-slab/$id/edit', screen(slabForms, 'ChangeSlabScreen')),
];

export const payEmployeeRoutes = [
  employeeScreen('payslips', screen(own, 'OwnPayslipsScreen')),
  employeeScreen('payslips/$id', screen(payslip, 'OwnPayslipScreen')),
  employeeScreen('tax', screen(taxDetails, 'OwnTaxScreen')),
];
