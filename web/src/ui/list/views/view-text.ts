import { type ListShape, type ListState, readListState, writeListState } from '../list-state.ts';

/** What is asked of a list, as the end of an address; not the page, nor what is open. */
export function viewText(shape: ListShape, state: ListState): string {
  const asked = writeListState(shape, { ...state, pageNo: 1, open: undefined });
  const { limit: _, ...kept } = asked;
  return new URLSearchParams(
    Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();
}

/** What a saved text asks of a list; what it no longer understands is left out. */
export function askedByView(shape: ListShape, text: string): Partial<ListState> {
  const params = Object.fromEntries(new URLSearchParams(text));
  const { sort, search, active, filters } = readListState(shape, params);
  return { sort, search, active, filters, pageNo: 1 };
}
