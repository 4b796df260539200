import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { sheetFile, sheetQuery } from '../../kernel/files/sheet-file.ts';
import { money } from '../../kernel/money/money.ts';
import { wrapped } from '../../kernel/page.ts';
import { sheetBatch, sheetRow } from '../../kernel/sheets/sheet-batch.ts';
import { oneSheet, sheetCalls, sheetRowsListed } from '../../kernel/sheets/sheet-calls.ts';
import { sheetFlow } from '../../kernel/sheets/sheet-flow.ts';
import { flag, id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payWrite } from '../access.ts';
import { paySheetRefusals } from './pay-sheet-refusals.ts';

/** The same people who enter a single amount; nobody else knows that there is a sheet. */
const access = { start: payWrite, see: payWrite, apply: payWrite, undo: payWrite };

export const entrySheetFlow = sheetFlow('salary_entry', access, paySheetRefusals);
export const openingSheetFlow = sheetFlow('opening_figure', access, paySheetRefusals);

const row = sheetRow({
  employeeId: as(id().nullable(), 'employee'),
  number: plainText(60).nullable(),
});
export type PaySheetRow = z.output<typeof row>;

const total = z.object({ name: plainText(200), rows: z.int(), amount: money() });
export type PaySheetTotal = z.output<typeof total>;

const paySheetCalls = <const Name extends string>(name: Name, about: string) => ({
  template: endpoint({
    name: `${name}.template`,
    summary: `The sheet to fill in with ${about}: empty, or with everyone who is paid`,
    method: 'GET',
    path: `/${name}/template`,
    access: payWrite,
    noted: true,
    query: z.object({ ...sheetQuery, isFilled: as(flag().optional(), 'filled') }),
    answer: sheetFile,
  }),
  totals: endpoint({
    name: `${name}.totals`,
    summary: 'What its new rows come to',
    method: 'GET',
    path: `/${name}/:id/totals`,
    access: payWrite,
    params: oneSheet,
    answer: wrapped(z.array(total), 'data'),
  }),
  ...sheetCalls({
    name,
    path: `/${name}`,
    access,
    batch: sheetBatch({}),
    row,
    rowsListed: sheetRowsListed('number'),
    rowsNoted: { of: 'sheet_batch' },
    given: {},
    mended: {},
    summaries: {
      list: `Sheets of ${about}, the newest first`,
      undo: 'Take all of it back; refused once pay was approved with it',
    },
  }),
});
export type PaySheetCalls = ReturnType<typeof paySheetCalls>;

/** One-off payments and deductions of many people. */
export const entrySheetCalls = paySheetCalls('salary-entry-sheet', 'one-off amounts');
/** What was paid and taxed before this system was used, and what is left of loans. */
export const openingSheetCalls = paySheetCalls('opening-figure-sheet', 'opening figures');
