import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { labelOf, linkFields, managerFields, sheetFields } from '../rules/sheet-fields.ts';
import { actingOf } from './acting.ts';
import { seenBatch } from './read-batch.ts';
import { readLines } from './store/batch-lines.ts';
import { readLinks, readNumbers } from './store/house-facts.ts';

interface Reader {
  readonly db: Handle;
  readonly actor: Actor;
  readonly language: Language;
}

/** What was chosen from a list is kept by its id: in a sheet it is called as one would type it. */
async function namesOf({ db, actor }: Reader, values: readonly string[]) {
  const { concerns, links } = await readLinks(db, actingOf(actor));
  const lists = [concerns, ...linkFields.map((field) => links[field])];
  return new Map([
    ...lists.flatMap(({ byId }) => [...byId.values()].map(({ id, name }) => [id, name] as const)),
    ...(await readNumbers(db, values)),
  ]);
}

/** The rows as they stand now, under the titles of an export: an upload of it is the same import. */
export async function mendedSheet(
  reader: Reader,
  id: string,
  format: 'csv' | 'xlsx' | undefined,
): Promise<SentFile> {
  await seenBatch(reader, id);
  const lines = await readLines(reader.db, id);
  const columns = sheetFields.filter((field) => lines.some(({ cells }) => cells[field]));
  const leaders = lines.flatMap(({ cells }) =>
    managerFields.flatMap((field) => cells[field] ?? []),
  );
  const names = await namesOf(reader, leaders);
  return sentSheet(
    {
      header: columns.map((field) => labelOf(field, reader.language)),
      rows: lines.map(({ cells }) =>
        columns.map((field) => {
          const value = cells[field] ?? '';
          return value === '' ? null : { kind: 'text' as const, value: names.get(value) ?? value };
        }),
      ),
    },
    format,
  );
}
