import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { BankEquation } from './bank-equation.tsx';
import { payoutQuery } from './bank-queries.ts';

/** Where the pay of a run goes. */
export function RunPayout({ run: { id, month, concern, kind } }: { readonly run: PayRun }) {
  const { data } = useQuery(payoutQuery({ month, runId: id }));
  const filters = { month, concern: concern.id, kind, ...(kind === 'Bonus' && { runId: id }) };
  return data ? <BankEquation totals={data} concern={concern.id} filters={filters} /> : null;
}
