import type { ListRow } from './person-lists.ts';

/** One entry of a list that would be otherwise; places count from 1, and an added one was nowhere before. */
export interface EntryChange {
  readonly before: ListRow | null;
  readonly after: ListRow | null;
  readonly from: number | null;
  readonly to: number | null;
  /** it would stand elsewhere among those that stay */
  readonly isMoved: boolean;
}

interface Pair {
  readonly from: number;
  readonly to: number;
}

const filled = (row: ListRow): string[] => Object.keys(row).filter((field) => row[field] !== null);

/** The fields of an entry that differ. */
export const fieldsThatDiffer = (before: ListRow, after: ListRow): string[] =>
  Object.keys(after).filter((field) => (before[field] ?? null) !== (after[field] ?? null));

/** How many values two entries share; entries that share less than half of theirs are two entries. */
function likeness(before: ListRow, after: ListRow): number {
  const most = Math.max(filled(before).length, filled(after).length);
  const shared = filled(before).filter((field) => before[field] === after[field]).length;
  return shared * 2 >= most ? shared / most : 0;
}

/** Entries have no names of their own: which is which is told by what they share, the most alike first. */
function pairsOf(before: readonly ListRow[], after: readonly ListRow[]): Pair[] {
  const all = before.flatMap((old, from) =>
    after.map((row, to) => ({ from, to, like: likeness(old, row) })),
  );
  const sorted = all
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const taken: Pair[] = [];
  for (const { from, to } of sorted)
    if (!taken.some((pair) => pair.from === from || pair.to === to)) taken.push({ from, to });
  return taken.toSorted((a, b) => a.to - b.to);
}

/** The most that can stay where they are: the longest row of pairs that keeps its old order. */
function staying(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const longest: Pair[][] = [];
  for (const pair of pairs) {
    const before = longest.filter((row) => (row.at(-1)?.from ?? -1) < pair.from);
    const best = before.toSorted((a, b) => b.length - a.length)[0] ?? [];
    longest.push([...best, pair]);
  }
  return new Set(longest.toSorted((a, b) => b.length - a.length)[0]);
}

/** What of a list would be otherwise, entry by entry: as they would stand, then those that would go. */
export function entryChanges(
  before: readonly ListRow[],
  after: readonly ListRow[],
): readonly EntryChange[] {
  const pairs = pairsOf(before, after);
  const stays = staying(pairs);
  const left = after.map((row, to): EntryChange => {
    const pair = pairs.find((each) => each.to === to);
    const old = pair ? (before[pair.from] ?? null) : null;
    const from = pair ? pair.from + 1 : null;
    return {
      before: old,
      after: row,
      from,
      to: to + 1,
      isMoved: pair !== undefined && !stays.has(pair),
    };
  });
  const gone = before.flatMap((row, from): EntryChange[] =>
    pairs.some((pair) => pair.from === from)
      ? []
      : [{ before: row, after: null, from: from + 1, to: null, isMoved: false }],
  );
  const isOtherwise = ({ before: old, after: row, isMoved }: EntryChange) =>
    !old || !row || isMoved || fieldsThatDiffer(old, row).length > 0;
  return [...left.filter(isOtherwise), ...gone];
}
