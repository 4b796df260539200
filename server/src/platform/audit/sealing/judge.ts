import { beforeFirst, type Seal, sealHash } from './chain.ts';
import { type SealedContent, digest, isAsHashed } from './content.ts';

/**
 * What does not fit: the entry itself, the values beside it, the chain of seals, something that was
 * sealed and is gone, or values that are gone and no erasure says so.
 */
export type SealFault = 'content' | 'values' | 'chain' | 'missing' | 'erased';

export interface Broken {
  readonly fault: SealFault;
  /** none where a seal is broken and not one entry */
  readonly id: string | null;
  readonly seal: number | null;
  readonly at: string | null;
  readonly action: string | null;
  readonly record: string | null;
  readonly recordId: string | null;
}

export interface StoredEntry extends SealedContent {
  readonly hash_version: number;
  readonly content_hash: string;
  readonly has_values: boolean;
  readonly before: unknown;
  readonly after: unknown;
}

export interface SealedEntry {
  readonly audit_entry_id: string;
  readonly seal_number: number;
  readonly position: number;
  readonly sealed_hash: string;
  readonly entry: StoredEntry | null;
}

const nowhere = { at: null, action: null, record: null, recordId: null };

export const brokenEntry = (
  entry: SealedContent,
  fault: SealFault,
  seal: number | null,
): Broken => ({
  fault,
  id: entry.id,
  seal,
  at: entry.at,
  action: entry.action,
  record: entry.record,
  recordId: entry.record_id,
});

export const brokenSeal = (seal: number, fault: SealFault): Broken => ({
  ...nowhere,
  fault,
  id: null,
  seal,
});

/** The id of an entry begins with its time, so that one that is gone can still be placed. */
const gone = ({ audit_entry_id: id, seal_number: seal }: SealedEntry): Broken => ({
  ...nowhere,
  fault: 'missing',
  id,
  seal,
  at: new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString(),
});

export const isEntryErased = (entry: StoredEntry): boolean =>
  entry.values_digest !== null && !entry.has_values;

/** Against its own hashes; whether those are the sealed ones is another question. */
export function faultsOf(entry: StoredEntry): SealFault[] {
  const { before, after } = entry;
  const hasOtherValues = entry.has_values && digest({ before, after }) !== entry.values_digest;
  return [
    ...(isAsHashed(entry) ? [] : ['content' as const]),
    ...(hasOtherValues ? ['values' as const] : []),
  ];
}

/** An entry that was given another content and a hash to go with it is not the sealed one. */
function judgeSealedEntry(sealed: SealedEntry): Broken[] {
  const { entry, seal_number: seal } = sealed;
  if (!entry) return [gone(sealed)];
  const faults = new Set(faultsOf(entry));
  if (entry.content_hash !== sealed.sealed_hash) faults.add('content');
  return [...faults].map((fault) => brokenEntry(entry, fault, seal));
}

function faultOfSeal(seal: Seal, entries: readonly SealedEntry[]): SealFault | null {
  const hashes = entries.map((sealed) => sealed.sealed_hash);
  const inOrder = entries.every(({ position }, index) => position === index + 1);
  const isAsSealed = inOrder && seal.hash === sealHash(seal, hashes);
  if (isAsSealed && entries.length === seal.count) return null;
  return !isAsSealed && entries.length < seal.count ? 'missing' : 'chain';
}

/** The chain goes on from what a broken seal says of itself: one break is told once. */
export function judgeSeal(
  previous: Pick<Seal, 'number' | 'hash'> | undefined,
  seal: Seal,
  entries: readonly SealedEntry[],
): Broken[] {
  const expected = (previous?.number ?? 0) + 1;
  const isNext = seal.number === expected;
  const isLinked = !isNext || seal.previous_hash === (previous?.hash ?? beforeFirst);
  const fault = faultOfSeal(seal, entries) ?? (isLinked ? null : 'chain');
  return [
    ...(isNext ? [] : [brokenSeal(expected, 'missing')]),
    ...(fault ? [brokenSeal(seal.number, fault)] : []),
    ...entries.flatMap(judgeSealedEntry),
  ];
}
