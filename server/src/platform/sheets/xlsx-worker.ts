import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

/** 8.801711E+12 is a phone number that a spreadsheet took for a large one. */
function writtenOut(text: string): string {
  if (!/e/i.test(text)) return text;
  const value = Number(text);
  return Number.isInteger(value) ? BigInt(value).toString() : String(value);
}

/** The types of the reader say a date is the class of dates; it is one of them. */
function textOf(cell: string | boolean | Date | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : cell;
}

const content = Buffer.from(workerData as Uint8Array);
const rows = await readSheet<string>(content, { parseNumber: writtenOut }).catch(() => null);
parentPort?.postMessage(
  rows && rows.map((row) => (row as (string | boolean | Date | null)[]).map(textOf)),
);
