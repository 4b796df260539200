import type { PaidTotals } from '../../sheets/sheet-columns.tsx';
import type { PreviewRow } from './preview-query.ts';

const amounts = ['gross', 'earnings', 'deductions', 'net', 'employer', 'carried'] as const;
const nothing = {
  people: 0,
  gross: 0n,
  earnings: 0n,
  deductions: 0n,
  net: 0n,
  employer: 0n,
  carried: 0n,
};

/** Of those for whom anything is calculated. */
export function previewTotals(rows: readonly PreviewRow[]): PaidTotals {
  const totals: PaidTotals = { ...nothing };
  for (const row of rows.filter(({ problem }) => problem === null)) {
    totals.people += 1;
    for (const key of amounts) totals[key] += row[key];
  }
  return totals;
}
