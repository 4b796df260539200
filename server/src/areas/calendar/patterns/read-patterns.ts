import {
  patternsListed,
  type RosterPattern,
  rosterPatternCalls,
} from '@muster/contract/calendar/roster-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import { searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { countPatterns, findPattern, findPatternPage, type PatternRow } from '../store/patterns.ts';

function shown(row: PatternRow, actor: Actor): RosterPattern {
  const may = actorMayCall(rosterPatternCalls.change, actor);
  return { ...row, can: { change: may, remove: may } };
}

export async function listPatterns(
  db: Db,
  actor: Actor,
  query: Input<typeof rosterPatternCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.master);
  const where = searchedIn(patternsListed, { name: 'roster_pattern.name' }, query.search);
  const [rows, total] = await Promise.all([
    findPatternPage(db, where, query.sort, page),
    countPatterns(db, where),
  ]);
  return { rows: rows.map((row) => shown(row, actor)), total, ...page };
}

export async function readPattern(db: Handle, actor: Actor, id: string) {
  const row = await findPattern(db, id);
  if (!row) throw new Refusal(notFound);
  return { record: shown(row, actor) };
}
