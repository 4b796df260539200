import './loans.css';
import type { SalaryLoan } from '@muster/contract/pay/loans/loan-calls.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { percentText } from '../salaries/breakdown-table.tsx';

/** What is left of a loan, first and large, and how far it is paid back. */
export function LoanProgress({ loan }: { readonly loan: SalaryLoan }) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const { principal, balance } = loan;
  const currency = useCurrencies().of(loan.concern);
  const paid = principal - balance;
  const share = Number(paid) / Number(principal);
  const text = say(said.paidBack, {
    amount: showAmount(paid, language, currency),
    percent: percentText(share, language),
  });
  return (
    <div className="loan-progress">
      <p>
        {said.columns.balance}
        <strong className="num">{showAmount(balance, language, currency)}</strong>
        <span>{say(said.of, { amount: showAmount(principal, language, currency) })}</span>
      </p>
      <progress aria-label={said.progress} max={1} value={share} />
      <p>{text}</p>
    </div>
  );
}
