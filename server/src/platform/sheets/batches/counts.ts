import { sql } from 'kysely';
import type { Condition } from '../../db/condition.ts';

/**
 * What rows of a sheet are written in slices for: all of them count from the moment it is applied until it is
 * undone, because whoever reads them asks for the state of their batch. What came with no sheet counts anyway.
 */
export const countsBySheet = (batchId: string): Condition =>
  sql<boolean>`(${sql.ref(batchId)} is null or exists (select 1 from sheet_batch
    where sheet_batch.id = ${sql.ref(batchId)} and sheet_batch.state in ('Applied', 'Undoing')))`;

/** The same, and what another sheet is just writing: of two that say the same the second is told so. */
export const countsSoon = (batchId: string): Condition =>
  sql<boolean>`(${sql.ref(batchId)} is null or exists (select 1 from sheet_batch
    where sheet_batch.id = ${sql.ref(batchId)}
      and sheet_batch.state in ('Applying', 'Applied', 'Undoing')))`;
