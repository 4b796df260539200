import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { type slabCalls, slabsListed } from '@muster/contract/pay/tax/slab-calls.ts';
import { sql } from 'kysely';
import { always } from '../../../../platform/db/condition.ts';
import { cut, orderOf, searchedIn } from '../../../../platform/db/listed.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import { enteredByOf, findSlabs, findSlabVersions, slabSource } from './slab-store.ts';

const orders = { year: sql`slab.year`, country: sql`slab.country` };
const places = { country: 'slab.country', source: 'version.source' };

export async function listSlabs(db: Handle, query: Input<typeof slabCalls.list>['query']) {
  const page = pageOf(query, largestLimit.master);
  const { country, year, search, sort } = query;
  const where = sql<boolean>`${country ? sql`slab.country = ${country}` : always}
    and ${year ? sql`slab.year = ${year}` : always} and ${searchedIn(slabsListed, places, search)}`;
  const ties = [sql`slab.country`, sql`slab.id`];
  const rows = await findSlabs(
    db,
    where,
    sql`order by ${orderOf(slabsListed, orders, sort, ties)} ${cut(page)}`,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${slabSource}
    where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0, ...page };
}

export async function readSlab(db: Handle, id: string) {
  const [slab] = await findSlabs(db, sql<boolean>`slab.id = ${id}`);
  if (!slab) throw new Refusal(notFound);
  const rows = await findSlabVersions(db, id);
  const enteredBy = await enteredByOf(db, rows);
  const versions = rows.map(({ byKind, byId, ...row }) => ({
    ...row,
    enteredBy: enteredBy({ byKind, byId }),
  }));
  return { record: { ...slab, versions } };
}
