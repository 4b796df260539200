import { expect, it } from 'vitest';
import { narrowedTo, readListState } from '../../../ui/list/list-state.ts';
import { taxReportQuery, taxReportShape } from './tax-queries.ts';

it('keeps the year in the address with the other filters, and asks for it as a figure', () => {
  const concern = '0199d6f0-0000-7000-8000-000000000001';
  const address = narrowedTo(taxReportShape, { year: '2025', concern });
  expect(address).toEqual({ year: '2025', concernCompany: concern });
  const state = readListState(taxReportShape, address);
  expect(taxReportQuery(state).queryKey.at(-1)).toMatchObject({ year: 2025, concern });
  expect(readListState(taxReportShape, { year: 'soon' }).filters).toEqual({});
});
