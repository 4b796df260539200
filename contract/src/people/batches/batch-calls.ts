import { z } from 'zod';
import { hrWrite } from '../../kernel/access/access-rules.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { rowsQuery, wrapped } from '../../kernel/page.ts';
import { givenDay } from '../../kernel/dates/business-dates.ts';
import { sheetBatch, sheetRow } from '../../kernel/sheets/sheet-batch.ts';
import {
  mostMended,
  oneSheet,
  sheetCalls,
  sheetRowsListed,
} from '../../kernel/sheets/sheet-calls.ts';
import { sheetFlow } from '../../kernel/sheets/sheet-flow.ts';
import { day, id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { placeFields } from './batch-places.ts';
import { batchRefusals } from './batch-refusals.ts';
import { jobInput } from '../employee.ts';
import { employeeFilters, employeesListed } from '../people-calls.ts';

const access = { start: hrWrite, see: hrWrite, apply: hrWrite, undo: hrWrite };
export const batchFlow = sheetFlow('employee', access, batchRefusals);

export const batch = sheetBatch({ effectiveFrom: day() });
export type Batch = z.output<typeof batch>;

const row = sheetRow({
  employeeId: as(id().nullable(), 'employee'),
  number: plainText(60).nullable(),
});
export type BatchRow = z.output<typeof row>;

/** What rows name and nobody has yet, and what will be made because someone wants it. */
const missing = z.object({
  field: z.enum(placeFields),
  column: plainText(200),
  name: plainText(500),
  /** where it would lie: the concern of a department, the department of a unit */
  within: z.object({ id: id(), name: plainText(200) }).nullable(),
  /** one that is called almost so */
  near: plainText(200).nullable(),
  rows: z.int(),
  isWanted: z.boolean(),
  mayCreate: z.boolean(),
  /** there are several companies, and the sheet does not say which */
  needsConcern: z.boolean(),
});
export type MissingPlace = z.output<typeof missing>;

const mendedName = z.object({
  field: z.enum(placeFields),
  name: plainText(500),
  within: id().nullable(),
  /** made with the import, another meant by it, or not made after all */
  as: z.enum(['create', 'use', 'leave']),
  use: plainText(120).optional(),
  concernId: as(id().optional(), 'concernCompany'),
});
export type MendedName = z.output<typeof mendedName>;

/** So many can be named one by one; more are meant by a filter. */
export const mostChosen = 500;

const {
  list,
  read,
  rows,
  import: upload,
  check,
  ...rest
} = sheetCalls({
  name: 'employee-batch',
  path: '/employee-batch',
  access,
  batch,
  row,
  rowsListed: sheetRowsListed('number'),
  given: {
    /** of changed job data; absent: from today */
    effectiveFrom: givenDay().optional(),
  },
  mended: { names: z.array(mendedName).max(mostMended).optional() },
  summaries: {
    list: 'Imports, bulk changes and syncs, the newest first',
    check: 'Check the same rows once more, against people as they are now',
    mend: 'Correct cells of an import, say what becomes of missing names, and check it again',
    undo: 'Put every field back; refused where someone changed a person since',
  },
});

export const batchCalls = {
  list,
  read,
  rows,
  import: upload,
  change: endpoint({
    name: 'employee-batch.change',
    summary: 'The same job data for many: those named, or all that a filter finds; checked first',
    method: 'POST',
    path: '/employee-batch/change',
    access: hrWrite,
    body: z.object({
      ids: z.array(id()).min(1).max(mostChosen).optional(),
      /** with the words that were searched for */
      filter: z
        .object({ ...employeeFilters, search: rowsQuery(employeesListed).search })
        .partial()
        .optional(),
      given: z.object(jobInput).partial(),
      effectiveFrom: givenDay().optional(),
      reason: plainText(300).optional(),
    }),
    answer: wrapped(batch, 'data'),
  }),
  check,
  missing: endpoint({
    name: 'employee-batch.missing',
    summary: 'Departments and the like that its rows name and nobody has yet',
    method: 'GET',
    path: '/employee-batch/:id/missing',
    access: hrWrite,
    params: oneSheet,
    answer: z.object({ rows: as(z.array(missing), 'data') }),
  }),
  ...rest,
} as const;
