import '../salaries/salary.css';
import './loans.css';
import type { LoanDetails, LoanRepayment } from '@muster/contract/pay/loans/loan-calls.ts';
import { Link } from '@tanstack/react-router';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';

interface LoanRepaymentsProps {
  readonly loan: LoanDetails;
  /** where a payslip is read */
  readonly payslips: '/admin/salary-sheet/$id' | '/employee/payslips/$id';
}

function RepaymentLine({
  loan,
  repayment,
  payslips,
}: LoanRepaymentsProps & { readonly repayment: LoanRepayment }) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const currency = useCurrencies().of(loan.concern);
  const { month, day, amount, note, payslipId, isPaid } = repayment;
  const when = month ? showMonth(month, language) : day && showDay(day, language);
  const direct = [said.otherwise, note].filter(Boolean).join(' · ');
  return (
    <li>
      <span>
        <b>
          {payslipId && when ? (
            <Link
              to={payslips}
              params={{ id: payslipId }}
              aria-label={say(said.payslip, { month: when })}
            >
              {when}
            </Link>
          ) : (
            when
          )}
        </b>
        <small>{month ? (isPaid ? said.fromPay : said.notPaidYet) : direct}</small>
      </span>
      <b className="num">{showAmount(amount, language, currency)}</b>
    </li>
  );
}

/** All that was paid back, the newest first. */
export function LoanRepayments({ loan, payslips }: LoanRepaymentsProps) {
  const { loan: said } = useWords().words.pay;
  const { repayments } = loan;
  if (repayments.length === 0) return <p className="pay-quiet">{said.none}</p>;
  return (
    <ul className="pay-lines loan-repayments" aria-label={said.repayments}>
      {repayments.map((repayment, at) => (
        // there may be two of one day and amount: the order is theirs
        <RepaymentLine
          key={repayments.length - at}
          loan={loan}
          repayment={repayment}
          payslips={payslips}
        />
      ))}
    </ul>
  );
}
