import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { FilePurposeName } from '@muster/contract/kernel/files/file-kinds.ts';
import type { RefusalKind } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { SheetCalls } from '@muster/contract/kernel/sheets/sheet-calls.ts';
import type { FaultSentences } from '@muster/contract/kernel/sheets/sheet-faults.ts';
import type { SheetFlow } from '@muster/contract/kernel/sheets/sheet-flow.ts';
import type { SheetRefusals } from '@muster/contract/kernel/sheets/sheet-refusals.ts';
import type { Db, Handle, Tx } from '../../db/transaction.ts';
import type { Context } from '../../http/route.ts';
import type { Now } from '../../now.ts';
import type { SheetColumn } from '../rules/match-headers.ts';
import type { CheckedLine, NewSheetRow, IdentifiedSheetRow } from '../rules/sheet-row.ts';
import type { Work } from './jobs/at-work.ts';
import type { BatchRecord } from './store/batches.ts';

export interface SheetReader {
  readonly db: Handle;
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * What a room says of its sheets: all that requests need to know. `OwnBatch` and `OwnRow` are what its
 * calls tell besides, of a batch and of the record of a row.
 */
export interface SheetSubject<OwnBatch extends object = object, OwnRow extends object = object> {
  /** in the table, beside the sheets of other rooms */
  readonly name: string;
  readonly calls: SheetCalls;
  /** before the kind of each of its jobs: `people.batch` */
  readonly jobs: string;
  /** in the audit log: what its records are called, and what stands before each deed */
  readonly record: string;
  readonly deeds: string;
  /** for which its files are uploaded */
  readonly purpose: FilePurposeName;
  readonly flow: SheetFlow;
  readonly refusals: SheetRefusals;
  /** what else may end a job: kept by its code, told in the language of whoever looks */
  readonly ends: readonly RefusalKind[];
  /** of one with a feed: the second at a time is refused so */
  readonly secondFeed?: RefusalKind;
  readonly columns: readonly SheetColumn[];
  /** a sheet that has none of these columns is not one of this room */
  readonly keys: readonly string[];
  readonly faults: FaultSentences;
  tellBatch(batch: BatchRecord): OwnBatch;
  tellRecord(record: Pick<CheckedLine, 'recordId' | 'code'>): OwnRow;
  /** Names of those that someone changed or took away since it was checked, or applied. */
  overtaken(db: Handle, batchId: string, since: 'checked' | 'applied'): Promise<readonly string[]>;
  /** Names of new ones that something else refers to by now. */
  usedByNow(tx: Tx, batchId: string): Promise<readonly string[]>;
  /** Refuses someone who may apply and undo others, but not this one. */
  refuseActor(tx: Tx, actor: Actor, batchId: string): Promise<void>;
  /** What is corrected besides cells; answers what the audit log says of it. */
  mendMore?(
    call: Context<Tx, Actor>,
    batchId: string,
    given: Readonly<Record<string, unknown>>,
  ): Promise<object>;
  /** Of values that are kept by their ids: what one would type in their place. */
  typed?(reader: SheetReader, rows: readonly NewSheetRow[]): Promise<ReadonlyMap<string, string>>;
}

/** What is written of a row; `staged` has whatever shape the room wants. */
export interface StagedLine extends CheckedLine {
  readonly staged: object | null;
}

/**
 * Of a room that adds rows and changes none: they are written some at a time before the batch is applied and taken
 * away after it was undone. Whatever reads them asks `countsBySheet`.
 */
export interface SheetSlices<Row extends CheckedLine> {
  /** Some rows; refused where someone was faster. */
  write(tx: Tx, work: Work, rows: readonly Row[]): Promise<void>;
  /** Takes up to so many rows of a batch away that does not count; answers how many there were. */
  clear(tx: Tx, work: Pick<Work, 'row' | 'now'>, most: number): Promise<number>;
}

/** What a room does with its sheets: all that its jobs need besides. */
export interface SheetWork<Row extends CheckedLine, Facts> {
  /** What must be known of the house and of all rows to judge one of them. */
  readFacts(
    db: Db,
    batch: BatchRecord,
    rows: readonly IdentifiedSheetRow[],
    now: Now,
  ): Promise<Facts>;
  /** What some rows come to; nothing is written. */
  checkSome(db: Db, rows: readonly IdentifiedSheetRow[], facts: Facts): Promise<readonly Row[]>;
  /** What only all rows together show. */
  checkAll?(db: Db, rows: readonly Row[], facts: Facts, now: Now): Promise<readonly Row[]>;
  /** Some rows, ready to be written. */
  stageSome(
    tx: Tx,
    batch: BatchRecord,
    rows: readonly Row[],
    facts: Facts,
    now: Now,
  ): Promise<readonly StagedLine[]>;
  /** The records of some rows as they are now, to be put back one day. */
  keepBefore(
    tx: Tx,
    batchId: string,
    rows: { readonly first: number; readonly last: number },
  ): Promise<void>;
  readonly slices?: SheetSlices<Row>;
  /**
   * Reads what the writing needs before anyone has to wait, and answers the writing itself: all that
   * was staged in one transaction, by a handful of statements. Of slices: what must hold when they count. `CheckAnew`: the house is another by now.
   */
  publish(work: Work, rows: readonly Row[], facts: Facts): Promise<(tx: Tx) => Promise<void>>;
  /** Everything back to what it was; the same transaction says that it is undone. */
  undo(tx: Tx, work: Work): Promise<void>;
}

/** Thrown while it is published: rows have to be checked again, and it begins anew. */
export class CheckAnew extends Error {}
