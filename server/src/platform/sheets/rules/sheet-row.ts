import type { RowKind } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import type { CellFault } from '@muster/contract/kernel/sheets/sheet-faults.ts';
import type { SentenceValue } from '@muster/contract/kernel/words/sentence.ts';

export interface NewSheetRow {
  /** as a spreadsheet counts them, the header is 1 */
  readonly row: number;
  /**
   * By the names of code (`number`, `departmentId`, `joinedOn` …), as someone would type them: links by
   * name or id, dates as ISO. Blank or null: stays as it is; `(empty)`: is cleared. Names that are not
   * known here are passed over.
   */
  readonly cells: Readonly<Record<string, string | null>>;
}

export interface IdentifiedSheetRow extends NewSheetRow {
  /** of a new record: the id that it will have */
  readonly newId: string;
}

/** As people read it; choices and flags still in the words of code. */
export interface CellChange {
  readonly field: string;
  readonly before: SentenceValue | null;
  readonly after: SentenceValue | null;
}

/** What a row comes to, as it is kept for whoever looks. */
export interface CheckedLine {
  readonly row: number;
  readonly kind: RowKind;
  readonly recordId: string | null;
  /** by which people know the record, and what it is called */
  readonly code: string | null;
  readonly name: string | null;
  /** of one that is there already: changes with anything that a sheet can change */
  readonly stamp: string | null;
  readonly changes: readonly CellChange[];
  readonly faults: readonly CellFault[];
}
