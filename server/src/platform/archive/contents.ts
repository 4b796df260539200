import { z } from 'zod';
import type { RowChunk } from './read-rows.ts';

export const FORMAT = 1;

const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });

/** What stands first in an archive and says what follows. */
export const headSchema = z.object({
  format: z.literal(FORMAT),
  muster: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** end of the sealed audit log at that moment: to be compared with one noted elsewhere */
  auditHead: z.object({ number: z.number(), hash: z.string() }).nullable(),
});
export type Head = z.infer<typeof headSchema>;

/** What stands last: of each table the number and digest of its rows, of each file its digest. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  files: z.record(z.string(), z.object({ size: z.number(), digest: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A database as it was at one moment, from wherever it is read. */
export interface Contents {
  readonly head: Pick<Head, 'migrations' | 'tables'>;
  /** what the rows must come to, where it was written down */
  readonly digests?: Manifest['tables'];
  /** from the first row, however often it is asked */
  readonly batches: () => AsyncIterable<RowChunk>;
}

export const totalRows = (head: Pick<Head, 'tables'>): number =>
  head.tables.reduce((sum, { rows }) => sum + rows, 0);
