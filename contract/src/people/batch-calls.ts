import { z } from 'zod';
import { hrWrite } from '../kernel/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, rowsQuery, wrapped } from '../kernel/page.ts';
import { sheetAsked, sheetFile } from '../kernel/sheet-file.ts';
import { givenDay } from '../kernel/given-dates.ts';
import { day, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { placeFields } from './batch-places.ts';
import { jobGiven } from './employee.ts';
import { employeeFilters, employeesListed } from './people-calls.ts';

/** Where many changes at once come from. */
export const batchKinds = ['import', 'change', 'sync'] as const;

/** Checked first, applied whole or not at all, and undone as a whole. */
export const batchStates = [
  'Checking',
  'Checked',
  'Applying',
  'Applied',
  'Undoing',
  'Undone',
  'Failed',
] as const;
export type BatchState = (typeof batchStates)[number];

/** What a row would do. */
export const rowKinds = ['new', 'changed', 'unchanged', 'faulty'] as const;
export type RowKind = (typeof rowKinds)[number];

const counts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
});

export const batch = z.object({
  id: id(),
  kind: z.enum(batchKinds),
  state: z.enum(batchStates),
  /** the name of the file, or what was changed */
  title: plainText(200),
  effectiveFrom: day(),
  counts,
  /** of the work that is going on: rows done, of how many */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** columns that nobody knows here; they are left aside */
  unknownColumns: z.array(plainText(200)),
  /** why it failed, as a sentence */
  failure: plainText(500).nullable(),
  madeBy: plainText(200),
  createdAt: instant(),
  appliedAt: instant().nullable(),
  undoneAt: instant().nullable(),
  can: z.object({
    check: z.boolean(),
    /** wrong cells may be corrected here, and what is missing be made with it */
    mend: z.boolean(),
    apply: z.boolean(),
    undo: z.boolean(),
    remove: z.boolean(),
  }),
});
export type Batch = z.output<typeof batch>;

const cell = plainText(500).nullable();
const row = z.object({
  /** as a spreadsheet counts them, the header is 1 */
  row: z.int(),
  kind: z.enum(rowKinds),
  employeeId: as(id().nullable(), 'employee'),
  number: plainText(60).nullable(),
  name: plainText(200).nullable(),
  /** as people read them: names instead of ids */
  changes: z.array(z.object({ field: plainText(60), before: cell, after: cell })),
  faults: z.array(
    z.object({
      field: plainText(60),
      column: plainText(200),
      value: cell,
      message: plainText(500),
      /** what may stand there, as one would type it; none: anything that fits */
      options: z.array(plainText(200)),
    }),
  ),
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

/** At once so many cells or names are corrected. */
export const mostMended = 500;

const one = z.object({ id: as(id(), 'id') });
export const batchesListed = listing({
  sorts: ['createdAt', 'title', 'state'],
  order: '-createdAt',
  searches: ['title'],
});
export const batchRowsListed = listing({
  sorts: ['row', 'name', 'number'],
  order: 'row',
  searches: ['name', 'number'],
});

/** So many can be named one by one; more are meant by a filter. */
export const mostChosen = 500;

export const batchCalls = {
  list: endpoint({
    name: 'employee-batch.list',
    summary: 'Imports, bulk changes and syncs, the newest first',
    method: 'GET',
    path: '/employee-batch/data',
    access: hrWrite,
    listing: batchesListed,
    query: z.object({ ...listQuery(batchesListed), kind: z.enum(batchKinds).optional() }),
    answer: pageAnswer(batch, 'data'),
  }),
  read: endpoint({
    name: 'employee-batch.read',
    summary: 'One of them: how far it is and what it would do',
    method: 'GET',
    path: '/employee-batch/:id',
    access: hrWrite,
    params: one,
    answer: wrapped(batch, 'data'),
  }),
  rows: endpoint({
    name: 'employee-batch.rows',
    summary: 'Its rows: what each would change and what is wrong in which cell',
    method: 'GET',
    path: '/employee-batch/:id/rows',
    access: hrWrite,
    params: one,
    listing: batchRowsListed,
    query: z.object({ ...listQuery(batchRowsListed), which: z.enum(rowKinds).optional() }),
    answer: pageAnswer(row, 'data'),
  }),
  import: endpoint({
    name: 'employee-batch.import',
    summary: 'Check an uploaded sheet; nothing is changed yet',
    method: 'POST',
    path: '/employee-batch/import',
    access: hrWrite,
    body: z.object({
      fileId: as(id(), 'file'),
      /** of changed job data; absent: from today */
      effectiveFrom: givenDay().optional(),
    }),
    answer: wrapped(batch, 'data'),
  }),
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
      given: z.object(jobGiven).partial(),
      effectiveFrom: givenDay().optional(),
      reason: plainText(300).optional(),
    }),
    answer: wrapped(batch, 'data'),
  }),
  check: endpoint({
    name: 'employee-batch.check',
    summary: 'Check the same rows once more, against people as they are now',
    method: 'POST',
    path: '/employee-batch/:id/check',
    access: hrWrite,
    params: one,
    answer: wrapped(batch, 'data'),
  }),
  missing: endpoint({
    name: 'employee-batch.missing',
    summary: 'Departments and the like that its rows name and nobody has yet',
    method: 'GET',
    path: '/employee-batch/:id/missing',
    access: hrWrite,
    params: one,
    answer: z.object({ rows: as(z.array(missing), 'data') }),
  }),
  mend: endpoint({
    name: 'employee-batch.mend',
    summary: 'Correct cells of an import, say what becomes of missing names, and check it again',
    method: 'POST',
    path: '/employee-batch/:id/mend',
    access: hrWrite,
    params: one,
    body: z.object({
      cells: z
        .array(
          z.object({
            row: z.int().min(1).max(1_000_000),
            field: plainText(60),
            /** null: as if the cell were blank */
            value: cell,
          }),
        )
        .max(mostMended)
        .optional(),
      names: z.array(mendedName).max(mostMended).optional(),
    }),
    answer: wrapped(batch, 'data'),
  }),
  sheet: endpoint({
    name: 'employee-batch.sheet',
    summary: 'The rows of an import as a sheet, with what was corrected here',
    method: 'GET',
    path: '/employee-batch/:id/sheet',
    access: hrWrite,
    noted: true,
    params: one,
    query: z.object(sheetAsked),
    answer: sheetFile,
  }),
  apply: endpoint({
    name: 'employee-batch.apply',
    summary: 'Do what was checked, all of it; refused while a cell is wrong',
    method: 'POST',
    path: '/employee-batch/:id/apply',
    access: hrWrite,
    params: one,
    answer: wrapped(batch, 'data'),
  }),
  undo: endpoint({
    name: 'employee-batch.undo',
    summary: 'Put every field back; refused where someone changed a person since',
    method: 'POST',
    path: '/employee-batch/:id/undo',
    access: hrWrite,
    params: one,
    answer: wrapped(batch, 'data'),
  }),
  remove: endpoint({
    name: 'employee-batch.remove',
    summary: 'Throw away what was checked and not applied',
    method: 'DELETE',
    path: '/employee-batch/:id',
    access: hrWrite,
    params: one,
    answer: nothing(),
  }),
} as const;
