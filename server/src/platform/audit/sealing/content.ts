import { createHash } from 'node:crypto';

/** What the hash of an entry is taken over, in the form in which both databases give it back. */
export interface SealedContent {
  readonly id: string;
  readonly at: string;
  readonly actor_kind: string | null;
  readonly actor_id: string | null;
  readonly person_id: string | null;
  readonly request_id: string | null;
  readonly action: string;
  readonly record: string;
  readonly record_id: string | null;
  readonly changed: readonly string[];
  readonly values_digest: string | null;
}

/** Of the hashes that are made now; the older ones are still understood. */
export const hashVersion = 2;

/** Keys in order and big integers as text, so that the same content always has the same digest. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === 'bigint') return item.toString();
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const digest = (value: unknown): string => sha256(canonical(value));

/** Only these columns, whatever else a row was read with. */
const own = (entry: SealedContent): SealedContent => ({
  id: entry.id,
  at: entry.at,
  actor_kind: entry.actor_kind,
  actor_id: entry.actor_id,
  person_id: entry.person_id,
  request_id: entry.request_id,
  action: entry.action,
  record: entry.record,
  record_id: entry.record_id,
  changed: entry.changed,
  values_digest: entry.values_digest,
});

export const contentHash = (entry: SealedContent): string =>
  digest({ ...own(entry), hash_version: hashVersion });

/** The first hashes knew no version and took the id of a record as the address had spelled it. */
const firstHashes = (entry: SealedContent): readonly string[] => [
  digest(own(entry)),
  digest({ ...own(entry), record_id: entry.record_id?.toUpperCase() ?? null }),
];

export const isAsHashed = (
  entry: SealedContent & { readonly hash_version: number; readonly content_hash: string },
): boolean =>
  entry.hash_version === 1
    ? firstHashes(entry).includes(entry.content_hash)
    : contentHash(entry) === entry.content_hash;
