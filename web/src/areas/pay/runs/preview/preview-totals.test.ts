import { expect, it } from 'vitest';
import type { PreviewRow } from './preview-query.ts';
import { previewTotals } from './preview-totals.ts';

const row = (net: bigint, problem: PreviewRow['problem'] = null): PreviewRow => ({
  employee: { id: String(net), name: 'Rahim', number: 'E-1' },
  department: null,
  designation: null,
  paidDays: 30,
  gross: net + 1n,
  earnings: net + 1n,
  deductions: 1n,
  net,
  employer: 0n,
  carried: 0n,
  problem,
});

it('counts those for whom anything is calculated, with what they come to', () => {
  const totals = previewTotals([row(10n), row(20n), row(0n, 'no-salary')]);
  expect(totals).toMatchObject({ people: 2, gross: 32n, deductions: 2n, net: 30n });
  expect(previewTotals([]).people).toBe(0);
});
