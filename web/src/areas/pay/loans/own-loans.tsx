import './loans.css';
import type { LoanDetails } from '@muster/contract/pay/loans/loan-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../api/load-error.tsx';
import { useWords } from '../../../words/words.ts';
import { LoanFacts } from './loan-facts.tsx';
import { showLoanDay } from './loan-day.ts';
import { LoanProgress } from './loan-progress.tsx';
import { ownLoansQuery } from './loan-queries.ts';
import { LoanRepayments } from './loan-repayments.tsx';
import { LoanStateMark } from './loan-state.tsx';

function OwnLoan({ loan }: { readonly loan: LoanDetails }) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const title = say(said.ownOne, { date: showLoanDay(loan.createdAt, language) });
  return (
    <section className="card own-loan" aria-label={title}>
      <h3>
        {title} <LoanStateMark state={loan.state} />
      </h3>
      <LoanProgress loan={loan} />
      <LoanFacts loan={loan} isOwn />
      <details>
        <summary>{said.repayments}</summary>
        <LoanRepayments loan={loan} payslips="/employee/payslips/$id" />
      </details>
    </section>
  );
}

/** What whoever reads was lent; nothing where there is nothing. */
export function OwnLoans() {
  const { loan: said } = useWords().words.pay;
  const { data, error, refetch } = useQuery(ownLoansQuery);
  if (!data) return error && <LoadError error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <section className="own-loans" aria-label={said.own}>
      <h2>{said.own}</h2>
      {data.map((loan) => (
        <OwnLoan key={loan.id} loan={loan} />
      ))}
    </section>
  );
}
