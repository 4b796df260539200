import type { RefusalKind } from '@muster/contract/kernel/refusal.ts';
import {
  databaseAway,
  databaseBusy,
  diskFull,
  outcomeUnknown,
} from '@muster/contract/kernel/refusals.ts';
import { OutcomeUnknown } from '../db/transaction.ts';

type Kind = RefusalKind;

const codes = (kind: Kind, ...list: string[]) => list.map((code): [string, Kind] => [code, kind]);

/** Codes by which the system, the driver and PostgreSQL say "not now". */
const kinds = new Map<string, Kind>([
  ...codes(databaseAway, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'),
  ...codes(databaseAway, 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'),
  // shut down, crashed, starting; lost on the way; its disk or memory breaks
  ...codes(databaseAway, '57P01', '57P02', '57P03', '57P05', '08000', '08003', '08006', '58030'),
  // out of memory, connections, or a lock or a statement that took too long
  ...codes(databaseBusy, '53000', '53200', '53300', '53400', '55P03', '57014'),
  ...codes(diskFull, '53100', 'ENOSPC', 'EDQUOT'),
]);
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered|was closed)/;

/** What to say when the database could not do its part; nothing for any other error. */
export function refusalOfDatabase(error: unknown): Kind | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OutcomeUnknown) return outcomeUnknown;
  const code = 'code' in error ? String(error.code) : '';
  return kinds.get(code) ?? (sentences.test(error.message) ? databaseAway : undefined);
}
