import type { RosterPattern, rosterPatternCalls } from '@muster/contract/calendar/roster-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { countPatterns, findPattern, findPatternPage, type PatternRow } from '../store/patterns.ts';

/** Only who may write them reads them at all. */
const shown = (row: PatternRow): RosterPattern => ({
  ...row,
  can: { change: true, remove: true },
});

export async function listPatterns(db: Db, query: Input<typeof rosterPatternCalls.list>['query']) {
  const page = pageOf(query, largestLimit.master);
  const where = query.search ? contains('roster_pattern.name', query.search) : sql<boolean>`true`;
  const [rows, total] = await Promise.all([
    findPatternPage(db, where, page),
    countPatterns(db, where),
  ]);
  return { rows: rows.map(shown), total, ...page };
}

export async function readPattern(db: Handle, id: string) {
  const row = await findPattern(db, id);
  if (!row) throw new Refusal(notFound);
  return { record: shown(row) };
}
