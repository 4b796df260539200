import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import type { Condition } from '../../db/condition.ts';

/** Those that a condition lets someone reach, the next to come first. */
export const findDelegations = (db: Handle, where: Condition) =>
  db
    .selectFrom('delegation')
    .select(['id', 'from_person', 'to_person', 'kinds', 'start_on', 'end_on'])
    .where(where)
    .orderBy('end_on', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
export type DelegationRow = Awaited<ReturnType<typeof findDelegations>>[number];

export interface NewDelegation {
  readonly by: string;
  readonly to: string;
  readonly kinds: readonly string[] | null;
  readonly from: string;
  readonly until: string;
}

/** One of the same person on some of the same days for some of the same kinds. */
export const clashesWith = ({ by, kinds, from, until }: NewDelegation): Condition =>
  sql<boolean>`(from_person = ${by} and start_on <= ${until} and end_on >= ${from}
    and (kinds is null or ${kinds === null ? sql`true` : sql`kinds && ${[...kinds]}::text[]`}))`;

export async function insertDelegation(tx: Tx, given: NewDelegation, at: string): Promise<string> {
  const id = newId(at);
  await tx
    .insertInto('delegation')
    .values({
      id,
      from_person: given.by,
      to_person: given.to,
      kinds: given.kinds === null ? null : [...given.kinds],
      start_on: given.from,
      end_on: given.until,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

export const deleteDelegation = (tx: Tx, id: string) =>
  tx.deleteFrom('delegation').where('id', '=', id).execute();
