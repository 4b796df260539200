import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { IncomeSlab } from '@muster/contract/pay/tax/slab-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../../identity/public.ts';
import { readCard } from '../../rules/tax/kept-card.ts';

interface Entered {
  readonly byKind: AccountKind | null;
  readonly byId: string | null;
}
type SlabRow = Omit<IncomeSlab, keyof ReturnType<typeof readCard> | 'enteredBy'> &
  Entered & { readonly card: unknown };
export interface SlabVersionRow extends Entered {
  readonly version: number;
  readonly source: string;
  readonly enactedOn: string | null;
  readonly isVerified: boolean;
  readonly enteredAt: string;
}

const versionColumns = sql`version.number as version, version.source, version.enacted_on as "enactedOn",
  version.is_verified as "isVerified", version.created_by_kind as "byKind",
  version.created_by_id as "byId", version.created_at as "enteredAt"`;

/** Each with the newest of its versions. */
export const slabSource = sql`income_slab as slab
  join lateral (select * from income_slab_version as newest where newest.slab_id = slab.id
    order by newest.number desc limit 1) as version on true`;

/** Runs are few, so what they were calculated by is looked up among them. */
const isUsed = sql`exists (select 1 from salary_attempt as attempt
  where attempt.terms->'tax'->>'slabId' = slab.id::text)`;

/** By account, and nobody of what came with the system. */
export async function enteredByOf(db: Handle, rows: readonly Entered[]) {
  const accounts = rows.flatMap(({ byKind, byId }) =>
    byKind && byId ? [{ kind: byKind, id: byId }] : [],
  );
  const nameOf = await namesOfAccounts(db, accounts);
  return ({ byId }: Entered): string | null => (byId === null ? null : nameOf(byId));
}

export async function findSlabs(
  db: Handle,
  where: Condition,
  tail: ReturnType<typeof sql> = sql``,
): Promise<IncomeSlab[]> {
  const found = await sql<SlabRow>`select slab.id, slab.country, slab.year, version.card,
      ${versionColumns}, ${isUsed} as "isUsed"
    from ${slabSource} where ${where} ${tail}`.execute(db);
  const enteredBy = await enteredByOf(db, found.rows);
  return found.rows.map(({ card, byKind, byId, ...row }) => ({
    ...row,
    ...readCard(card),
    enteredBy: enteredBy({ byKind, byId }),
  }));
}

export async function findSlabVersions(db: Handle, slabId: string): Promise<SlabVersionRow[]> {
  const found =
    await sql<SlabVersionRow>`select ${versionColumns} from income_slab_version as version
    where version.slab_id = ${slabId} order by version.number desc`.execute(db);
  return found.rows;
}
