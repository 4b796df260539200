import '../../../ui/page/card.css';
import '../loans/loans.css';
import type { LoanDetails } from '@muster/contract/pay/loans/loan-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { useWords } from '../../../words/words.ts';
import { type LoanAction, LoanDialog } from '../loans/loan-dialogs.tsx';
import { LoanFacts } from '../loans/loan-facts.tsx';
import { LoanProgress } from '../loans/loan-progress.tsx';
import { loanQuery } from '../loans/loan-queries.ts';
import { LoanRepayments } from '../loans/loan-repayments.tsx';
import { LoanStateMark } from '../loans/loan-state.tsx';
import { showLoanDay } from '../loans/loan-day.ts';

/** A pause that is still to come is resumed as well: then there is none. */
const actionsOf = ({ can, pausedFrom }: LoanDetails): readonly LoanAction[] => [
  ...(can.change ? (['pay', 'change', pausedFrom ? 'resume' : 'pause'] as const) : []),
  ...(can.cancel ? (['cancel'] as const) : []),
];

function LoanPage({ loan }: { readonly loan: LoanDetails }) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const [action, setAction] = useState<LoanAction>();
  const lent = say(said.lentOn, { date: showLoanDay(loan.createdAt, language) });
  const actions = actionsOf(loan);
  return (
    <div className="loan-page">
      <PersonHead
        name={loan.employee.name}
        mark={<LoanStateMark state={loan.state} />}
        note={[loan.employee.number, lent].join(' · ')}
        actions={
          actions.length > 0 &&
          actions.map((one) => (
            <Button
              key={one}
              variant={one === 'pay' ? 'filled' : 'default'}
              onClick={() => setAction(one)}
            >
              {said[one]}
            </Button>
          ))
        }
      />
      <section className="card" aria-label={said.plan}>
        <LoanProgress loan={loan} />
        <LoanFacts loan={loan} />
      </section>
      <section className="card" aria-label={said.repayments}>
        <h2>{said.repayments}</h2>
        <LoanRepayments loan={loan} payslips="/admin/salary-sheet/$id" />
      </section>
      <LoanDialog loan={loan} action={action} onClose={() => setAction(undefined)} />
    </div>
  );
}

/** One loan: what is left of it, its plan, and all that was paid back. */
export function LoanScreen() {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(loanQuery(id));
  if (data) return <LoanPage key={data.id} loan={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}
