import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { sheetBatch, sheetRow } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { sheetCalls, sheetRowsListed } from '@muster/contract/kernel/sheets/sheet-calls.ts';
import { type CellFault, sheetFaults } from '@muster/contract/kernel/sheets/sheet-faults.ts';
import { sheetFlow } from '@muster/contract/kernel/sheets/sheet-flow.ts';
import { sheetRefusals } from '@muster/contract/kernel/sheets/sheet-refusals.ts';
import { id, plainText } from '@muster/contract/kernel/values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../platform/db/transaction.ts';
import { refuseBatchOvertaken, refuseUndo } from '../platform/sheets/batches/refuse-overtaken.ts';
import type { SheetSubject, SheetWork } from '../platform/sheets/batches/sheet-subject.ts';
import { findLink, linkList, type LinkList } from '../platform/sheets/rules/find-link.ts';
import type { CheckedLine, IdentifiedSheetRow } from '../platform/sheets/rules/sheet-row.ts';

/** The smallest sheet there can be: things with a code and an amount, on shelves that have names. */
export const makeThings = (db: Handle) =>
  sql`create table thing (id uuid primary key, code text not null unique,
    shelf text not null, amount integer not null)`.execute(db);

interface Thing {
  readonly id: string;
  readonly code: string;
  readonly shelf: string;
  readonly amount: number;
}
const both = (word: string) => ({ en: word, bn: `${word} (bn)` });
const access = { start: hrWrite, see: hrWrite, apply: hrWrite, undo: hrWrite };
const refusals = sheetRefusals('things', {
  nothing: both('Nothing changes.'),
  header: both('Code is missing.'),
});
const stamp: RawBuilder<string> = sql<string>`md5(thing::text)`;

async function overtaken(db: Handle, batchId: string, since: 'checked' | 'applied') {
  const kept = sql.ref(since === 'checked' ? 'line.stamp' : 'line.stamp_after');
  const found = await sql<{ name: string }>`select line.name from sheet_row as line
    left join thing on thing.id = line.record_id
    where line.batch_id = ${batchId} and ${kept} is not null
      and ${stamp} is distinct from ${kept} order by line.row`.execute(db);
  return found.rows.map(({ name }) => name);
}

export const thingSheet: SheetSubject<object, { thingId: string | null; code: string | null }> = {
  name: 'thing',
  calls: sheetCalls({
    name: 'thing-batch',
    path: '/thing-batch',
    access,
    batch: sheetBatch({}),
    row: sheetRow({ thingId: id().nullable(), code: plainText(60).nullable() }),
    rowsListed: sheetRowsListed('code'),
    given: {},
    mended: {},
  }),
  jobs: 'things.batch',
  record: 'thing_batch',
  deeds: 'thing-batch',
  purpose: 'import',
  flow: sheetFlow('thing', access, refusals),
  refusals,
  ends: [],
  columns: ['code', 'shelf', 'amount'].map((field) => ({ field, label: both(field) })),
  keys: ['code'],
  faults: { ...sheetFaults, 'not-an-amount': both('Write an amount.') },
  tellBatch: () => ({}),
  tellRecord: ({ recordId: thingId, code }) => ({ thingId, code }),
  overtaken,
  usedByNow: async () => [],
  refuseActor: async () => undefined,
};

export const shelves = linkList(
  ['Ground floor', 'Attic'].map((name) => ({ id: name, name, parentId: null, isActive: true })),
);

interface CheckedThing extends CheckedLine {
  readonly thing: Thing | null;
}

function checkThing(
  { row, cells, newId }: IdentifiedSheetRow,
  known: Thing | undefined,
  list: LinkList,
) {
  const faults: CellFault[] = [];
  const shelf = findLink(list, cells.shelf ?? '', { current: null });
  if ('wrong' in shelf) faults.push({ field: 'shelf', value: cells.shelf ?? null, ...shelf.wrong });
  if (!/^\d+$/.test(cells.amount ?? ''))
    faults.push({ field: 'amount', value: cells.amount ?? null, code: 'not-an-amount' });
  const code = cells.code ?? '';
  const thing = {
    id: known?.id ?? newId,
    code,
    shelf: 'wrong' in shelf ? '' : shelf.name,
    amount: Number(cells.amount),
  };
  const changes = (['shelf', 'amount'] as const)
    .filter((field) => known?.[field] !== thing[field])
    .map((field) => ({ field, before: known?.[field] ?? null, after: thing[field] }));
  const right = known ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new';
  const kind = faults.length > 0 ? 'faulty' : right;
  return {
    row,
    kind,
    recordId: thing.id,
    code,
    name: `Thing ${code}`,
    changes,
    faults,
    thing,
  } as const;
}

async function writeThings(tx: Tx, batchId: string, from: 'staged' | 'before'): Promise<void> {
  await sql`insert into thing select given.* from sheet_row as line
    cross join lateral jsonb_populate_record(null::thing, ${sql.ref(`line.${from}`)}) as given
    where line.batch_id = ${batchId} and ${sql.ref(`line.${from}`)} <> 'null'
    on conflict (id) do update set shelf = excluded.shelf, amount = excluded.amount`.execute(tx);
}

export const thingWork: SheetWork<CheckedThing, LinkList> = {
  readFacts: async () => shelves,
  checkSome: async (db, rows, list) => {
    const codes = rows.map(({ cells }) => cells.code ?? '');
    const found = await sql<Thing & { stamp: string }>`select thing.*, ${stamp} as stamp
      from thing where code = any(${codes})`.execute(db);
    const known = new Map(found.rows.map((thing) => [thing.code, thing]));
    return rows.map((row) => {
      const thing = known.get(row.cells.code ?? '');
      return { ...checkThing(row, thing, list), stamp: thing?.stamp ?? null };
    });
  },
  stageSome: async (_tx, _batch, rows) =>
    rows.map((row) => ({
      ...row,
      staged: row.kind === 'new' || row.kind === 'changed' ? row.thing : null,
    })),
  keepBefore: async (tx, batchId) =>
    void (await sql`update sheet_row as line set before = to_jsonb(thing) from thing
      where line.batch_id = ${batchId} and line.kind = 'changed'
        and thing.id = line.record_id`.execute(tx)),
  publish:
    async ({ row }) =>
    async (tx) => {
      await refuseBatchOvertaken(tx, thingSheet, row.id);
      await writeThings(tx, row.id, 'staged');
      await sql`update sheet_row as line set stamp_after = ${stamp} from thing
      where line.batch_id = ${row.id} and thing.id = line.record_id`.execute(tx);
    },
  undo: async (tx, { row }) => {
    await refuseUndo(tx, thingSheet, row.id);
    await sql`delete from thing using sheet_row as line where line.batch_id = ${row.id}
      and line.kind = 'new' and thing.id = line.record_id`.execute(tx);
    await writeThings(tx, row.id, 'before');
  },
};
