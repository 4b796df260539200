import { z } from 'zod';
import { id, instant, plainText } from '../values.ts';

/** Where many changes at once come from: an uploaded sheet, one change for many, a feed. */
export const batchKinds = ['import', 'change', 'sync'] as const;
export type BatchKind = (typeof batchKinds)[number];

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

/** Fields that a room adds to what every sheet has. */
export type OwnFields = Readonly<Record<string, z.core.$ZodType>>;
const none = {};

export const sheetBatch = <Own extends OwnFields>(own: Own) =>
  z.object({
    id: id(),
    kind: z.enum(batchKinds),
    state: z.enum(batchStates),
    /** the name of the file, or what was changed */
    title: plainText(200),
    ...own,
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
export type SheetBatch = z.output<ReturnType<typeof sheetBatch<typeof none>>>;

export const sheetCell = plainText(500).nullable();

/** A row of it; `own`: by which a room knows the record that it is about. */
export const sheetRow = <Own extends OwnFields>(own: Own) =>
  z.object({
    /** as a spreadsheet counts them, the header is 1 */
    row: z.int(),
    kind: z.enum(rowKinds),
    ...own,
    name: plainText(200).nullable(),
    /** as people read them: names instead of ids */
    changes: z.array(z.object({ field: plainText(60), before: sheetCell, after: sheetCell })),
    faults: z.array(
      z.object({
        field: plainText(60),
        column: plainText(200),
        value: sheetCell,
        message: plainText(500),
        /** what may stand there, as one would type it; none: anything that fits */
        options: z.array(plainText(200)),
      }),
    ),
  });
export type SheetRow = z.output<ReturnType<typeof sheetRow<typeof none>>>;
