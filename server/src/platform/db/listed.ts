import { type Listing, orderIn } from '@muster/contract/kernel/listing.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsWords } from './contains.ts';
import { always, type Condition } from './condition.ts';

type Part = RawBuilder<unknown>;

/** What a key sorts by; one that may be empty says so: empty ones come last, either way. */
export type SortKey = Part | readonly Part[] | { readonly maybe: Part };

/** A name sorts as people expect, on every database alike. */
export const byWords = (text: Part): Part => sql`${text} collate "und-x-icu"`;

const keysOf = (key: SortKey): readonly Part[] => {
  if ('maybe' in key) return [key.maybe];
  return Array.isArray(key) ? key : [key as Part];
};

/** In the order asked for, or the list's own; `ties` decide between equals, so that pages never overlap. */
export function orderOf<K extends string>(
  listing: Listing<K>,
  columns: Readonly<Record<K, SortKey>>,
  sort: string | undefined,
  ties: Part | readonly Part[],
): Part {
  const { key, isDown } = orderIn(sort ?? listing.order);
  // the call lets in no other key
  const by = columns[key as K];
  const way = isDown ? sql`desc` : sql`asc`;
  const nulls = 'maybe' in by ? sql` nulls last` : sql``;
  const first = keysOf(by).map((part) => sql`${part} ${way}${nulls}`);
  return sql.join([...first, ...keysOf(ties).map((part) => sql`${part} ${way}`)]);
}

/**
 * Rows in which the places a list searches have these words, in whatever order; all of them where none
 * are given. A place that looks for itself is given the text as it was typed.
 */
export function searchedIn<S extends string>(
  { searches }: Listing<string, S>,
  places: Readonly<Record<S, string | ((text: string) => Condition)>>,
  text: string | undefined,
): Condition {
  if (!text) return always;
  const columns: string[] = [];
  const found: Condition[] = [];
  for (const name of searches) {
    const place: string | ((words: string) => Condition) = places[name];
    if (typeof place === 'string') columns.push(place);
    else found.push(place(text));
  }
  if (columns.length > 0) found.push(containsWords(columns, text));
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

export const cut = ({ limit, pageNo }: Page): Part =>
  sql`limit ${limit} offset ${(pageNo - 1) * limit}`;
