import type { Db } from '../../db/transaction.ts';
import type { Seal } from './chain.ts';
import { unrecorded } from '../erasures.ts';
import {
  type Broken,
  brokenEntry,
  brokenSeal,
  faultsOf,
  isEntryErased,
  judgeSeal,
  type StoredEntry,
} from './judge.ts';
import {
  extentOf,
  isLastPage,
  sealedPage,
  type SealedPage,
  type UnsealedEntry,
  unsealedPage,
} from '../read-pages.ts';

/** Where a check stands: it may be broken off after any page and taken up again, by any process. */
export interface Position {
  /** the newest seal when the check began: what is sealed later belongs to the next one */
  readonly upTo: number;
  /** the last seal that was looked at */
  readonly seal: number;
  /** the last entry outside the seals that was looked at */
  readonly entry: string;
}

/** What one page brought to light. */
export interface VerifiedPage {
  readonly entries: number;
  /** whose values were erased, as the law may demand, with an erasure on record */
  readonly erased: number;
  readonly unsealed: number;
  readonly oldestUnsealedAt: string | null;
  readonly broken: readonly Broken[];
  readonly position: Position;
  readonly isLast: boolean;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

const hashOf = (db: Db, number: number): Promise<Pick<Seal, 'number' | 'hash'> | undefined> =>
  db
    .selectFrom('audit_seal')
    .select(['number', 'hash'])
    .where('number', '=', number)
    .executeTakeFirst();

/** Values that are gone without an erasure on record were taken out past the product. */
async function judgeErased(
  db: Db,
  entries: readonly StoredEntry[],
  sealOf: (entry: StoredEntry) => number | null,
): Promise<{ erased: number; broken: Broken[] }> {
  const erased = entries.filter(isEntryErased);
  const unknown = await unrecorded(
    db,
    erased.map(({ id }) => id),
  );
  const broken = erased
    .filter(({ id }) => unknown.has(id))
    .map((entry) => brokenEntry(entry, 'erased', sealOf(entry)));
  return { erased: erased.length - broken.length, broken };
}

async function checkSealed(
  db: Db,
  { seals, entries }: SealedPage,
  at: Position,
): Promise<VerifiedPage> {
  let previous = await hashOf(db, at.seal);
  const broken: Broken[] = [];
  for (const seal of seals) {
    broken.push(...judgeSeal(previous, seal, entries.get(seal.number) ?? []));
    previous = seal;
  }
  const all = [...entries.values()].flat().flatMap(({ entry }) => entry ?? []);
  const sealOf = new Map(
    [...entries.values()].flat().map((sealed) => [sealed.audit_entry_id, sealed.seal_number]),
  );
  const gone = await judgeErased(db, all, ({ id }) => sealOf.get(id) ?? null);
  return {
    entries: all.length,
    erased: gone.erased,
    unsealed: 0,
    oldestUnsealedAt: null,
    broken: [...broken, ...gone.broken],
    position: { ...at, seal: seals.at(-1)?.number ?? at.upTo },
    isLast: false,
  };
}

/** One that neither waits nor is sealed was put there past the product. */
const judgeUnsealed = (entry: UnsealedEntry): Broken[] => [
  ...faultsOf(entry).map((fault) => brokenEntry(entry, fault, null)),
  ...(entry.is_known ? [] : [brokenEntry(entry, 'chain', null)]),
];

const oldest = (entries: readonly UnsealedEntry[]): string | null =>
  entries.map((entry) => entry.at).toSorted()[0] ?? null;

async function checkUnsealed(
  db: Db,
  entries: readonly UnsealedEntry[],
  at: Position,
): Promise<VerifiedPage> {
  const gone = await judgeErased(db, entries, () => null);
  return {
    entries: entries.length,
    erased: gone.erased,
    unsealed: entries.length,
    oldestUnsealedAt: oldest(entries),
    broken: [...entries.flatMap(judgeUnsealed), ...gone.broken],
    position: { ...at, entry: entries.at(-1)?.id ?? at.entry },
    isLast: isLastPage(entries),
  };
}

async function begin(db: Db): Promise<{ at: Position; broken: Broken[] }> {
  const { seals, sealed } = await extentOf(db);
  const broken = sealed > seals ? [brokenSeal(seals + 1, 'missing')] : [];
  return { at: { upTo: seals, seal: 0, entry: beforeAll }, broken };
}

/** Page by page, so that neither memory nor one statement grows with what there is. */
export async function* verify(db: Db, from?: Position): AsyncGenerator<VerifiedPage> {
  const begun = from ? { at: from, broken: [] } : await begin(db);
  let { at } = begun;
  let carried: readonly Broken[] = begun.broken;
  const told = (page: VerifiedPage): VerifiedPage => {
    const whole = { ...page, broken: [...carried, ...page.broken] };
    carried = [];
    at = page.position;
    return whole;
  };
  while (at.seal < at.upTo)
    yield told(await checkSealed(db, await sealedPage(db, at.seal, at.upTo), at));
  for (;;) {
    const page = told(await checkUnsealed(db, await unsealedPage(db, at.entry, at.upTo), at));
    yield page;
    if (page.isLast) return;
  }
}
