import { useQuery } from '@tanstack/react-query';
import type { RunPlace } from '../runs/run-queries.ts';
import { BankEquation } from './bank-equation.tsx';
import { payoutQuery } from './bank-queries.ts';

/** Where the pay of a company for a month goes. */
export function RunPayout({ place }: { readonly place: RunPlace }) {
  const { data } = useQuery(payoutQuery(place));
  return data ? <BankEquation totals={data} /> : null;
}
