import type { Stay } from './earned-days.ts';

/** The newest stay in the house, and those before it. */
export interface Life extends Stay {
  readonly earlier?: readonly Stay[];
}

interface Entry {
  readonly day: string;
  readonly dueKey: string | null;
}

interface OfStay<E extends Entry> {
  readonly stay: Stay;
  /** when the next stay begins */
  readonly backOn: string | null;
  readonly entries: readonly E[];
}

/**
 * Which entries belong to which stay, by their days. Between two stays someone did it for the one that was
 * over; what came by rule came for the one that was to begin.
 */
export function byStay<E extends Entry>(life: Life, entries: readonly E[]): OfStay<E>[] {
  const stays: readonly Stay[] = [...(life.earlier ?? []), life];
  const of = ({ day, dueKey }: E): number => {
    const at = stays.findLastIndex(({ joinedOn }, index) => index === 0 || (joinedOn ?? '') <= day);
    const { lastDay = null } = stays[at] ?? {};
    const isBetween = at < stays.length - 1 && lastDay !== null && day > lastDay;
    return isBetween && dueKey !== null ? at + 1 : at;
  };
  const grouped = Map.groupBy(entries, of);
  return stays.map((stay, at) => ({
    stay,
    backOn: stays[at + 1]?.joinedOn ?? null,
    entries: grouped.get(at) ?? [],
  }));
}

/** The days of the stay that a day belongs to: from its first until the next one begins. */
export function stayWith(life: Life, day: string): { from: string | null; until: string | null } {
  const joined = [...(life.earlier ?? []), life].map(({ joinedOn }) => joinedOn);
  const at = joined.findLastIndex((joinedOn, index) => index === 0 || (joinedOn ?? '') <= day);
  return { from: at === 0 ? null : (joined[at] ?? null), until: joined[at + 1] ?? null };
}
