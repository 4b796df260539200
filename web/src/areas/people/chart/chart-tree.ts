import type { ChartNode } from '@muster/contract/people/chart-calls.ts';
import type { Box, ChartBranch } from './chart-layout.ts';

export interface Tree {
  readonly nodes: ReadonlyMap<string, ChartNode>;
  readonly tops: readonly ChartNode[];
  readonly below: (id: string) => readonly ChartNode[];
}

const none: readonly ChartNode[] = [];

/** All that is known so far; who stands under nobody known stands at the top. */
export function treeOf(known: readonly ChartNode[]): Tree {
  const nodes = new Map(known.map((node) => [node.id, node]));
  const below = new Map<string | null, ChartNode[]>();
  for (const node of nodes.values()) {
    const under = node.under !== null && nodes.has(node.under) ? node.under : null;
    below.set(under, [...(below.get(under) ?? []), node]);
  }
  return { nodes, tops: below.get(null) ?? none, below: (id) => below.get(id) ?? none };
}

/** From the one at the top down to where the tree spreads: whoever stands there is seen at first. */
export function stemOf({ tops, below }: Tree): readonly string[] {
  const stem: string[] = [];
  let [only, ...others] = tops;
  while (only && others.length === 0 && !stem.includes(only.id)) {
    stem.push(only.id);
    [only, ...others] = below(only.id);
  }
  return stem;
}

/** Those above someone, the nearest first. */
export function above({ nodes }: Tree, id: string): readonly string[] {
  const way: string[] = [];
  let next = nodes.get(id)?.under;
  while (next && nodes.has(next) && !way.includes(next)) {
    way.push(next);
    next = nodes.get(next)?.under;
  }
  return way;
}

/** What is drawn: of everyone who is open, those below. */
export function branchesOf(tree: Tree, isOpen: (id: string) => boolean): readonly ChartBranch[] {
  const branch = ({ id }: ChartNode): ChartBranch => ({
    id,
    below: isOpen(id) ? tree.below(id).map(branch) : [],
  });
  return tree.tops.map(branch);
}

/** Of a level that is too wide, how much of it is here; under whom, if under one person. */
export interface Cut {
  readonly name: string | undefined;
  readonly shown: number;
  readonly total: number;
}

/** What is not told of those who are open; else of the very top, where nobody stands above. */
export function cutsOf(tree: Tree, isOpen: (id: string) => boolean, atTop: number): readonly Cut[] {
  const cuts = [...tree.nodes.values()]
    .filter(({ id, reports }) => isOpen(id) && tree.below(id).length < reports)
    .map(({ id, name, reports }) => ({ name, shown: tree.below(id).length, total: reports }));
  const shown = tree.nodes.size;
  return cuts.length === 0 && shown < atTop ? [{ name: undefined, shown, total: atTop }] : cuts;
}

export const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof arrows)[number];

const nearest = (from: Box, found: readonly Box[]): Box | undefined =>
  found.toSorted(
    (a, b) =>
      Math.abs(a.x - from.x) +
      Math.abs(a.y - from.y) -
      Math.abs(b.x - from.x) -
      Math.abs(b.y - from.y),
  )[0];

/** Where an arrow key leads: along the column or the row, else to who is above or below. */
export function boxTowards(boxes: readonly Box[], from: Box, arrow: Arrow): Box | undefined {
  const column = boxes.filter(({ x, under }) => x === from.x && under === from.under);
  const row = boxes.filter(({ y }) => y === from.y);
  if (arrow === 'ArrowLeft')
    return nearest(
      from,
      row.filter(({ x }) => x < from.x),
    );
  if (arrow === 'ArrowRight')
    return nearest(
      from,
      row.filter(({ x }) => x > from.x),
    );
  if (arrow === 'ArrowUp')
    return (
      nearest(
        from,
        column.filter(({ y }) => y < from.y),
      ) ?? boxes.find(({ id }) => id === from.under)
    );
  return (
    nearest(
      from,
      boxes.filter(({ under }) => under === from.id),
    ) ??
    nearest(
      from,
      column.filter(({ y }) => y > from.y),
    )
  );
}
