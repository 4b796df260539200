import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { DemoCompany } from '../../../wiring/demo-company.ts';
import { loadBankSetUp } from './bank/load-bank-set-up.ts';
import { loadDeclarations } from './from-employees/load-declarations.ts';
import { loadEntries } from './load-entries.ts';
import { loadFund } from './load-fund.ts';
import { loadGate } from './load-gate.ts';
import { loadLoans } from './load-loans.ts';
import { loadJournalAccounts } from './load-journal-accounts.ts';
import { findPayers, loadPayMonths, newestClosed } from './load-pay-months.ts';
import { loadQuestions } from './from-employees/load-questions.ts';
import { loadSalaries } from './load-salaries.ts';

/** What everyone of the demo company earns, and the months in which they were paid. */
export const loadPay =
  (settings: Settings) =>
  async (tx: Tx, company: DemoCompany): Promise<void> => {
    await loadSalaries(tx, company);
    const payers = await findPayers(tx);
    const last = newestClosed(company.today);
    const first = addMonths(last, -company.paidMonths);
    const by = payers.generates.accountId;
    await loadEntries(tx, { first, last }, by);
    await loadLoans(tx, company);
    await loadBankSetUp(tx, company.at);
    await loadJournalAccounts(tx, company.at);
    // what is accepted counts in the months that are made
    await loadDeclarations(tx, company, payers);
    await loadPayMonths(tx, company, { payers, now: company, settings });
    await loadGate(tx, payers);
    await loadQuestions(tx, company, payers);
    await loadFund(tx, { first, today: company.today, by, at: company.at });
  };
