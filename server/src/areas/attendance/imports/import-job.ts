import type { ImportState, RowFault } from '@muster/contract/attendance/device-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';
import { type Db, transaction, type Tx } from '../../../platform/db/transaction.ts';
import { findFile } from '../../../platform/files/file-rows.ts';
import { releaseFile } from '../../../platform/files/keep-file.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { type Job, job, type Run } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { readSheet, type Rows } from '../../../platform/sheets/read-sheet.ts';
import { SheetBroken, SheetTooLarge } from '../../../platform/sheets/sheet-bounds.ts';
import {
  isNearNow,
  numbersWithin,
  ownersOf,
  type RawPunch,
  takePunches,
} from '../devices/take-punches.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import {
  deviceFileColumns,
  dayOfRow,
  type FileColumns,
  type FilePunch,
  punchIn,
} from '../rules/device-file.ts';
import { readZones, zonesOn, type Zones } from '../store/zone-on.ts';
import { addFound, endImport, findImport, type Found } from './store.ts';

export const importName = { kind: 'attendance.import', queue: 'long' } as const;

/** Rows in one short transaction. */
const together = 1000;

/** With the reach of who sent it and whose records are their own, as it was then. */
const data = z.object({
  importId: id(),
  concerns: z.union([z.literal('all'), z.array(id())]).optional(),
  own: z.array(id()).default([]),
});
type Asked = z.output<typeof data>;
type Refused = NonNullable<ImportState['refused']>;

async function sheetOf(db: Db, store: FileStore, fileId: string): Promise<Rows | Refused> {
  const { key, kind } = await findFile(db, fileId);
  const stream = await store.open(key);
  if (!stream) return 'unreadable';
  try {
    return await readSheet(Buffer.concat(await stream.toArray()), kind === 'xlsx');
  } catch (error) {
    if (error instanceof SheetTooLarge) return 'too-large';
    if (error instanceof SheetBroken || error instanceof Refusal) return 'unreadable';
    throw error;
  }
}

type Fault = Found['faults'][number];

interface Reading {
  readonly columns: FileColumns;
  readonly now: string;
  /** the clocks by which a row tells the time */
  readonly zoneOf: (row: readonly string[]) => string;
  /** whether a number is of whoever sent the file */
  readonly isOwn: (number: string) => boolean;
}

function faultOf(punch: FilePunch | RowFault, { now, isOwn }: Reading): RowFault | null {
  if (typeof punch === 'string') return punch;
  if (isOwn(punch.number)) return 'own-record';
  return isNearNow(punch.at, now) ? null : 'not-now';
}

/** Rows that are blank from end to end are none; the first row of a sheet is its titles. */
function punchesIn(rows: Rows, first: number, reading: Reading) {
  const read = rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const punch = punchIn(cells, reading.columns, reading.zoneOf(cells));
    return [{ row: first + index + 2, punch, fault: faultOf(punch, reading) }];
  });
  const faults: Fault[] = read.flatMap(({ row, fault }) => (fault ? [{ row, fault }] : []));
  const punches = read.flatMap(({ row, punch, fault }) =>
    fault || typeof punch === 'string' ? [] : [{ ...punch, row }],
  );
  return { punches, faults };
}

const from = { source: 'import', deviceId: null } as const;

/** Of someone who has a part of the house rows of others are left out, those of nobody among them. */
async function withinConcerns(
  tx: Tx,
  punches: readonly (RawPunch & { readonly row: number })[],
  concerns: Actor['concerns'] = 'all',
) {
  if (concerns === 'all') return { punches, strange: [] };
  const numbers = [...new Set(punches.map(({ number }) => number))];
  const theirs = await numbersWithin(tx, numbers, { concerns });
  const isTheirs = ({ number }: RawPunch) => theirs.has(number.toLowerCase());
  const strange = punches.filter((punch) => !isTheirs(punch));
  return {
    punches: punches.filter(isTheirs),
    strange: strange.map(({ row }): Fault => ({ row, fault: 'not-yours' })),
  };
}

/** Whose each row is, and by whose clocks it tells the time. */
async function whoseRows(tx: Tx, rows: Rows, columns: FileColumns, zones: Zones) {
  const numberOf = (cells: Rows[number]): string => cells[columns.number]?.trim() ?? '';
  const numbers = new Set(rows.map(numberOf).filter(Boolean));
  const owners = await ownersOf(tx, [...numbers], from);
  const ownerOf = (number: string): string | undefined => owners.get(number.toLowerCase());
  const days = rows.flatMap((cells) => {
    const [owner, day] = [ownerOf(numberOf(cells)), dayOfRow(cells, columns)];
    return owner && day ? [{ id: owner, day }] : [];
  });
  const zoneOn = await zonesOn(tx, zones, days);
  const zoneOf = (cells: Rows[number]): string =>
    zoneOn(ownerOf(numberOf(cells)), dayOfRow(cells, columns) ?? '');
  return { ownerOf, zoneOf };
}

async function takeRows(
  { db, clock, progress, stopping, data: { importId, concerns, own } }: Run<Asked>,
  rows: Rows,
  { readRows }: { readonly readRows: number },
  columns: FileColumns,
  zones: Zones,
): Promise<void> {
  for (let first = readRows; first < rows.length; first += together) {
    stopping.throwIfAborted();
    const part = rows.slice(first, first + together);
    await transaction(db, async (tx) => {
      const { ownerOf, zoneOf } = await whoseRows(tx, part, columns, zones);
      const isOwn = (number: string) => own.includes(ownerOf(number) ?? '');
      const now = clock.now();
      const read = punchesIn(part, first, { columns, zoneOf, now, isOwn });
      const { punches, strange } = await withinConcerns(tx, read.punches, concerns);
      const taken = await takePunches(tx, punches, from, clock);
      const faults = [...read.faults, ...strange].toSorted((one, other) => one.row - other.row);
      await addFound(tx, importId, { rows: part.length, ...taken, faults });
    });
    await progress(Math.min(rows.length, first + together), rows.length);
  }
}

/** Broken off, it goes on behind the last rows that were kept. */
export const importJob = (settings: Settings, store: FileStore): Job<Asked> =>
  job({
    ...importName,
    data,
    tries: 3,
    handle: async (run) => {
      const { db, clock, publish } = run;
      const { importId } = run.data;
      const asked = await findImport(db, importId);
      if (!asked || asked.finishedAt) return;
      const sheet = await sheetOf(db, store, asked.fileId);
      const [header = [], ...rows] = typeof sheet === 'string' ? [] : sheet;
      const columns = deviceFileColumns(header);
      const { zoneOf } = await attendanceNow(db, { clock, settings });
      if (columns) await takeRows(run, rows, asked, columns, await readZones(db, zoneOf));
      const refused = typeof sheet === 'string' ? sheet : columns ? null : 'header';
      await publish(async (tx) => {
        await endImport(tx, importId, refused, clock.now());
        await releaseFile(tx, asked.fileId, clock.now());
      });
    },
  });
