import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { nowFor, type ReadNow } from '../../../platform/now.ts';
import { actingOf } from '../../../platform/sheets/batches/acting.ts';
import { sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { textCell } from '../../../platform/sheets/sheet.ts';
import type { PayCall } from '../deps.ts';
import { findPeopleToFill } from './pay-sheets-store.ts';
import type { PaySheet } from './pay-sheet.ts';

interface Asked {
  readonly format?: 'csv' | 'xlsx';
  readonly isFilled?: boolean;
}

/** The names of the columns, and with them everyone who is paid, if that is asked for. */
export async function sheetToFill(
  call: PayCall<Db>,
  { columns }: PaySheet,
  { format, isFilled = false }: Asked,
  { now }: { readonly now: ReadNow },
): Promise<SentFile> {
  const { today } = nowFor(call.actor, await now(call));
  const people = isFilled ? await findPeopleToFill(call.db, actingOf(call.actor), today) : [];
  const header = columns.map(({ label }) => label[call.language]);
  const rows = people.map(({ number, name }) =>
    columns.map(({ field }) =>
      textCell(field === 'number' ? number : field === 'name' ? name : undefined),
    ),
  );
  return sentSheet({ header, rows }, format);
}
