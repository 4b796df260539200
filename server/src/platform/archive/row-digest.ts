import { createHash } from 'node:crypto';
import type { RowChunk } from './read-rows.ts';

export interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/** Counts and digests what passes, table by table. */
export class RowDigests {
  readonly #tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();

  constructor(tables: readonly { readonly name: string }[]) {
    for (const { name } of tables) this.#tables.set(name, { rows: 0, hash: createHash('sha256') });
  }

  add({ table, lines }: RowChunk): void {
    const counted = this.#tables.get(table);
    if (!counted) throw new Error(`The table ${table} was not announced.`);
    counted.rows += lines.length;
    counted.hash.update(`${lines.join('\n')}\n`);
  }

  /** To be asked once, at the end. */
  result(): Record<string, TableDigest> {
    const entries = [...this.#tables].map(
      ([name, { rows, hash }]) => [name, { rows, digest: hash.digest('hex') }] as const,
    );
    return Object.fromEntries(entries);
  }
}

/** The tables that are not the same, each with what was expected and what is there. */
export const tableDifferences = (
  expected: Readonly<Record<string, TableDigest>>,
  found: Readonly<Record<string, TableDigest>>,
): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => expected[name]?.digest !== found[name]?.digest)
    .map((name) => `${name} (${expected[name]?.rows ?? 0} rows, ${found[name]?.rows ?? 0} there)`);
