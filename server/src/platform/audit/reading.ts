import { type Endpoint, isFile, readingNames } from '@muster/contract/kernel/endpoint.ts';
import { wordKey } from '@muster/contract/kernel/entity.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

type Values = Readonly<Record<string, unknown>>;
export type ReadEndpoint = Pick<Endpoint, 'name' | 'noted' | 'answer' | 'begins'>;

interface Asked {
  readonly params?: { readonly id?: string; readonly employeeId?: string };
  readonly query?: Values;
  /** of what is begun by it, as a document */
  readonly body?: Values;
}

/** What the log says of a reading: under which name, of whom or what, and how much. */
export interface ReadingEntry {
  readonly action: string;
  readonly record: string;
  readonly recordId: string | null;
  readonly after: Values | undefined;
}

/** What leaves the house counts each time it does; what is looked at may be looked at again. */
export const isTakenAway = ({ answer, begins }: ReadEndpoint): boolean =>
  isFile(answer) || begins === true;

/** Between commas in an address, a list in a body. */
function onlyOf(ids: unknown): string | undefined {
  const named = typeof ids === 'string' ? ids.split(',') : ids;
  return Array.isArray(named) && named.length === 1 ? String(named[0]) : undefined;
}

/** Which page of a list, in which order, is no other reading of it. */
const ways = new Set(['limit', 'pageNo', 'sort']);

const filtersOf = (endpoint: ReadEndpoint, given: Values): Values =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && (isTakenAway(endpoint) || !ways.has(name)),
    ),
  );

async function ownerOf(tx: Tx, table: string, column: string, id: string): Promise<string | null> {
  const found = await sql<{ owner: string | null }>`select ${sql.ref(column)} as owner
    from ${sql.table(table)} where id = ${id} limit 1`.execute(tx);
  return found.rows[0]?.owner ?? null;
}

/** As many as there were to be read, on whatever page. */
function countIn(endpoint: ReadEndpoint, answer: unknown): number | undefined {
  const { rows, total } = answer as { readonly rows?: unknown; readonly total?: unknown };
  const count = isTakenAway(endpoint) ? rows : total;
  return typeof count === 'number' ? count : undefined;
}

/** Of one person where it is of one: by the address, the filter, or the record that the address names. */
export async function readingEntry(
  tx: Tx,
  endpoint: ReadEndpoint,
  input: unknown,
  answer: unknown,
): Promise<ReadingEntry> {
  // the contract has read it
  const { params, query, body } = input as Asked;
  const { of, person } = typeof endpoint.noted === 'object' ? endpoint.noted : {};
  const [name = endpoint.name, nameOfOne] = readingNames(endpoint);
  const given = query ?? body ?? {};
  const rows = countIn(endpoint, answer);
  const counted = rows !== undefined && { rows, filters: filtersOf(endpoint, given) };
  // whose it is stands in the address itself, whatever else does
  if (params?.employeeId !== undefined)
    return { action: name, record: 'employee', recordId: params.employeeId, after: undefined };
  const id = params?.id ?? (of && onlyOf(given['ids']));
  if (of !== undefined && id !== undefined) {
    const owner = person === undefined ? null : await ownerOf(tx, of, person, id);
    const after = { ...counted, ...(owner !== null && { [wordKey(of)]: id }) };
    return {
      action: name,
      record: owner === null ? of : 'employee',
      recordId: owner ?? id,
      after: Object.keys(after).length > 0 ? after : undefined,
    };
  }
  const asked = given['employeeId'];
  const one = id ?? (typeof asked === 'string' ? asked : null);
  const isOne = nameOfOne !== undefined && one !== null && !isTakenAway(endpoint);
  return {
    action: isOne ? nameOfOne : name,
    record: 'employee',
    recordId: one,
    after: isOne || counted === false ? undefined : counted,
  };
}
