import type { SalaryLoan } from '@muster/contract/pay/loans/loan-calls.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { Facts } from '../../../ui/status/facts.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { showLoanDay } from './loan-day.ts';

interface LoanFactsProps {
  readonly loan: SalaryLoan;
  /** who entered it is nothing for its borrower */
  readonly isOwn?: boolean;
}

/** The plan by which a loan is paid back. */
export function LoanFacts({ loan, isOwn = false }: LoanFactsProps) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const currency = useCurrencies().of(loan.concern);
  const { columns } = said;
  const { instalment, from, ends, pausedFrom, pausedUntil, note, state } = loan;
  const month = (value: string) => showMonth(value, language);
  const paused = pausedFrom && pausedMonths(pausedFrom, pausedUntil);
  function pausedMonths(first: string, last: string | null): string {
    if (last === null) return say(said.pausedOpen, { from: month(first) });
    if (last === first) return say(said.pausedOnce, { month: month(first) });
    return say(said.pausedSpan, { from: month(first), until: month(last) });
  }
  const isOpen = state === 'Running' || state === 'Paused';
  const facts: (readonly [string, string] | false | '' | null)[] = [
    [columns.instalment, say(said.aMonth, { amount: showAmount(instalment, language, currency) })],
    [columns.from, month(from)],
    isOpen && [columns.ends, ends ? month(ends) : said.noEnd],
    isOpen && paused && [said.paused, paused],
    !isOwn && [columns.createdAt, showLoanDay(loan.createdAt, language)],
    !isOwn && [columns.enteredBy, loan.enteredBy],
    note && [columns.note, note],
  ];
  return <Facts facts={facts.filter((fact) => fact !== null && fact !== false && fact !== '')} />;
}
