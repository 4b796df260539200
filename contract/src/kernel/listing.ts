/** How a list can be asked for: the server orders and searches by exactly this, the screen offers it. */
export interface Listing<K extends string = string, S extends string = string> {
  /** what it can be sorted by, as the address says it; `-` before it: descending */
  readonly sorts: readonly K[];
  /** how it comes when nothing is asked for */
  readonly order: K | `-${K}`;
  /** what a search looks through */
  readonly searches: readonly S[];
}

export const listing = <const K extends string, const S extends string>(
  declared: Listing<K, S>,
): Listing<K, S> => declared;

/** The key of an order, and whether it runs from the end. */
export const orderIn = (sort: string): { readonly key: string; readonly isDown: boolean } =>
  sort.startsWith('-') ? { key: sort.slice(1), isDown: true } : { key: sort, isDown: false };
