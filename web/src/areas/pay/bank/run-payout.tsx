import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../api/load-error.tsx';
import { useWords } from '../../../words/words.ts';
import { BankEquation, BankEquationShape } from './bank-equation.tsx';
import { payoutQuery } from './bank-queries.ts';

/** Where the pay of a run goes. */
export function RunPayout({ run: { id, month, concern, kind } }: { readonly run: PayRun }) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(payoutQuery({ month, runId: id }));
  const filters = { month, concern: concern.id, kind, ...(kind === 'Bonus' && { runId: id }) };
  if (data) return <BankEquation totals={data} concern={concern.id} filters={filters} />;
  if (!error) return <BankEquationShape />;
  return (
    <section className="card" aria-label={words.pay.bank.sheet.equation}>
      <LoadError error={error} onRetry={() => void refetch()} />
    </section>
  );
}
