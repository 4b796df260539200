import type { WrongCell } from './read-cell.ts';

export interface MatchedLink {
  readonly id: string;
  readonly name: string;
  /** what it lies in: the concern of a department, the department of a unit */
  readonly parentId: string | null;
  readonly isActive: boolean;
}
export interface LinkList {
  readonly byName: ReadonlyMap<string, readonly MatchedLink[]>;
  readonly byId: ReadonlyMap<string, MatchedLink>;
}

/** Whatever the letter case, and however the letters were typed. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

export function linkList(all: readonly MatchedLink[]): LinkList {
  const byName = new Map<string, MatchedLink[]>();
  for (const linked of all)
    byName.set(nameKey(linked.name), [...(byName.get(nameKey(linked.name)) ?? []), linked]);
  return { byName, byId: new Map(all.map((linked) => [linked.id, linked])) };
}

/** How many letters differ; counted no further than is of interest. */
function distance(a: string, b: string, most: number): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1)
      now.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (now[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1),
        ),
      );
    if (Math.min(...now) > most) return most + 1;
    before = now;
  }
  return before.at(-1) ?? 0;
}

function nearest(text: string, candidates: Iterable<MatchedLink>): string | null {
  const most = text.length > 4 ? 2 : 1;
  let best: { name: string; far: number } | null = null;
  for (const { name, isActive } of candidates) {
    if (!isActive || Math.abs(name.length - text.length) > most) continue;
    const far = distance(nameKey(name), nameKey(text), most);
    if (far <= most && far < (best?.far ?? most + 1)) best = { name, far };
  }
  return best?.name ?? null;
}

export interface LinkPlace {
  /** must lie in this; absent: wherever */
  readonly within?: { readonly id: string; readonly name: string };
  /** what the person has now: may stay although it is not offered any more */
  readonly current: string | null;
}

/** By its name, whatever the letter case, or by its id. */
export function findLink(
  list: LinkList,
  text: string,
  { within, current }: LinkPlace,
): MatchedLink | { readonly wrong: WrongCell } {
  const byId = list.byId.get(text);
  const called = byId ? [byId] : (list.byName.get(nameKey(text)) ?? []);
  const inside = called.filter(({ parentId }) => !within || parentId === within.id);
  const same = inside.find(({ id }) => id === current);
  if (same) return same;
  if (called.length > 0 && inside.length === 0)
    return { wrong: { code: 'not-inside', values: { parent: within?.name ?? '' } } };
  const offered = inside.filter(({ isActive }) => isActive);
  const [only, another] = offered;
  if (only && !another) return only;
  if (another) return { wrong: { code: 'several-names' } };
  if (inside.length > 0) return { wrong: { code: 'inactive-name' } };
  const others = [...list.byId.values()].filter((one) => !within || one.parentId === within.id);
  const near = nearest(text, others);
  // where it would have to lie, for whoever makes what is missing
  const where = within && { within: within.id };
  return near === null
    ? { wrong: { code: 'unknown-name', ...(where && { values: where }) } }
    : { wrong: { code: 'unknown-name-near', values: { near, ...where } } };
}
