import type { AuditEntry } from '@muster/contract/administration/audit-calls.ts';
import { readingNames } from '@muster/contract/kernel/endpoint.ts';
import { calls } from '@muster/contract/registry.ts';
import { rowsOfReadings } from '../../../platform/audit/find-readings.ts';
import type { FoundEntry } from '../../../platform/audit/find-entries.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { accountNames } from '../../identity/public.ts';

type Entry = Pick<FoundEntry, 'id' | 'action' | 'record' | 'recordId'>;

const readings: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((group) => Object.values(group).flatMap(readingNames)),
);

/** Whose it is and how many rows: said in the list, since that is what one looks through it for. */
export async function readingsOf(db: Handle, entries: readonly Entry[]) {
  const read = entries.filter(({ action }) => readings.has(action));
  const rows = await rowsOfReadings(
    db,
    read.map(({ id }) => id),
  );
  const people = read.flatMap(({ record, recordId: id }) =>
    record === 'employee' && id !== null ? [{ kind: 'employee' as const, id }] : [],
  );
  const names = await accountNames(db, people);
  return ({ id, action, recordId }: Pick<Entry, 'id' | 'action' | 'recordId'>) =>
    readings.has(action)
      ? { rows: rows.get(id) ?? null, person: names.get(recordId ?? '') ?? null }
      : (null satisfies AuditEntry['reading']);
}
