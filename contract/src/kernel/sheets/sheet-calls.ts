import { z } from 'zod';
import { endpoint, type NotedReading } from '../endpoint.ts';
import { listing, type Listing } from '../listing.ts';
import { listQuery, pageAnswer, wrapped } from '../page.ts';
import { batchKinds, type OwnFields, rowKinds, sheetCell } from './sheet-batch.ts';
import { sheetQuery, sheetFile } from '../files/sheet-file.ts';
import type { SheetAccess } from './sheet-flow.ts';
import { id, nothing, plainText } from '../values.ts';
import { as } from '../wire.ts';

/** At once so many cells or names are corrected. */
export const mostMended = 500;

export const batchesListed = listing({
  sorts: ['createdAt', 'title', 'state'],
  order: '-createdAt',
  searches: ['title'],
});

/** `code`: what a room calls that by which its records are known. */
export const sheetRowsListed = <const Code extends string>(code: Code) =>
  listing({ sorts: ['row', 'name', code], order: 'row', searches: ['name', code] });

export const oneSheet = z.object({ id: as(id(), 'id') });

const summaries = {
  list: 'Imports and changes of many at once, the newest first',
  read: 'One of them: how far it is and what it would do',
  rows: 'Its rows: what each would change and what is wrong in which cell',
  import: 'Check an uploaded sheet; nothing is changed yet',
  check: 'Check the same rows once more, against what stands here now',
  mend: 'Correct cells of an import and check it again',
  sheet: 'The rows of an import as a sheet, with what was corrected here',
  apply: 'Do what was checked, all of it; refused while a cell is wrong',
  undo: 'Put everything back; refused where someone changed one of them since',
  remove: 'Throw away what was checked and not applied',
};

interface SheetDeclared<Batch, Row, Given, Mended> {
  /** before the name of each call, and of each entry in the audit log */
  readonly name: string;
  readonly path: string;
  readonly access: SheetAccess;
  /** made by `sheetBatch` and `sheetRow` */
  readonly batch: Batch;
  readonly row: Row;
  readonly rowsListed: Listing;
  /** what is said with an upload besides the file, and with corrections besides cells */
  readonly given: Given;
  readonly mended: Mended;
  /** where whoever looks at the rows has read what is personal */
  readonly rowsNoted?: NotedReading;
  /** where a room has more to say than what every sheet does */
  readonly summaries?: Partial<typeof summaries>;
}

/** The calls of the sheets of a room. */
export function sheetCalls<
  Batch extends z.core.$ZodType,
  Row extends z.core.$ZodType,
  Given extends OwnFields,
  Mended extends OwnFields,
>(sheet: SheetDeclared<Batch, Row, Given, Mended>) {
  const { name, path, access, rowsListed } = sheet;
  const said = { ...summaries, ...sheet.summaries };
  const answer = wrapped(sheet.batch, 'data');
  const one = { path: `${path}/:id`, params: oneSheet } as const;
  return {
    list: endpoint({
      name: `${name}.list`,
      summary: said.list,
      method: 'GET',
      path: `${path}/data`,
      access: access.see,
      listing: batchesListed,
      query: z.object({ ...listQuery(batchesListed), kind: z.enum(batchKinds).optional() }),
      answer: pageAnswer(sheet.batch, 'data'),
    }),
    read: endpoint({
      ...one,
      name: `${name}.read`,
      summary: said.read,
      method: 'GET',
      access: access.see,
      answer,
    }),
    rows: endpoint({
      ...one,
      name: `${name}.rows`,
      summary: said.rows,
      method: 'GET',
      path: `${path}/:id/rows`,
      access: access.see,
      noted: sheet.rowsNoted,
      listing: rowsListed,
      query: z.object({ ...listQuery(rowsListed), which: z.enum(rowKinds).optional() }),
      answer: pageAnswer(sheet.row, 'data'),
    }),
    import: endpoint({
      name: `${name}.import`,
      summary: said.import,
      method: 'POST',
      path: `${path}/import`,
      access: access.start,
      body: z.object({ fileId: as(id(), 'file'), ...sheet.given }),
      answer,
    }),
    check: endpoint({
      ...one,
      name: `${name}.check`,
      summary: said.check,
      method: 'POST',
      path: `${path}/:id/check`,
      access: access.start,
      answer,
    }),
    mend: endpoint({
      ...one,
      name: `${name}.mend`,
      summary: said.mend,
      method: 'POST',
      path: `${path}/:id/mend`,
      access: access.start,
      body: z.object({
        cells: z
          .array(
            z.object({
              row: z.int().min(1).max(1_000_000),
              field: plainText(60),
              /** null: as if the cell were blank */
              value: sheetCell,
            }),
          )
          .max(mostMended)
          .optional(),
        ...sheet.mended,
      }),
      answer,
    }),
    sheet: endpoint({
      ...one,
      name: `${name}.sheet`,
      summary: said.sheet,
      method: 'GET',
      path: `${path}/:id/sheet`,
      access: access.see,
      noted: { of: 'sheet_batch' },
      query: z.object(sheetQuery),
      answer: sheetFile,
    }),
    apply: endpoint({
      ...one,
      name: `${name}.apply`,
      summary: said.apply,
      method: 'POST',
      path: `${path}/:id/apply`,
      access: access.apply,
      answer,
    }),
    undo: endpoint({
      ...one,
      name: `${name}.undo`,
      summary: said.undo,
      method: 'POST',
      path: `${path}/:id/undo`,
      access: access.undo,
      answer,
    }),
    remove: endpoint({
      ...one,
      name: `${name}.remove`,
      summary: said.remove,
      method: 'DELETE',
      access: access.start,
      answer: nothing(),
    }),
  } as const;
}

type Any = z.core.$ZodType;
/** As the platform knows them, whatever a room adds. */
export type SheetCalls = ReturnType<typeof sheetCalls<Any, Any, OwnFields, OwnFields>>;
