/** Someone who is drawn, with those below who are drawn too. */
export interface ChartBranch {
  readonly id: string;
  readonly below: readonly ChartBranch[];
}

export interface Box {
  readonly id: string;
  /** whom the line above leads to; none: at the top */
  readonly under: string | null;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export const box = { width: 288, height: 74 } as const;
const gap = { side: 20, level: 44, row: 12, rail: 18 } as const;
/** More closed ones beside each other stand in columns: nobody reads a line of forty. */
const mostBeside = 3;
const levelHeight = box.height + gap.level;

/** A part of the drawing with its own left edge, and where lines from above enter it. */
interface Part {
  readonly width: number;
  readonly bottom: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly entries: readonly number[];
  /** what someone above stands over the middle of */
  readonly span: readonly [number, number];
}

const shifted = ({ boxes, lines, entries, span, ...part }: Part, by: number): Part => ({
  ...part,
  boxes: boxes.map((each) => ({ ...each, x: each.x + by })),
  lines: lines.map(([x1, y1, x2, y2]) => [x1 + by, y1, x2 + by, y2]),
  entries: entries.map((x) => x + by),
  span: [span[0] + by, span[1] + by],
});

/** Several parts from left to right. */
function beside(parts: readonly Part[]): Part {
  let width = 0;
  const placed = parts.map((part, at) => {
    const left = width + (at === 0 ? 0 : gap.side);
    width = left + part.width;
    return shifted(part, left);
  });
  return {
    width,
    bottom: Math.max(0, ...placed.map(({ bottom }) => bottom)),
    boxes: placed.flatMap(({ boxes }) => boxes),
    lines: placed.flatMap(({ lines }) => lines),
    entries: placed.flatMap(({ entries }) => entries),
    span: [placed.at(0)?.span[0] ?? 0, placed.at(-1)?.span[1] ?? 0],
  };
}

interface Place {
  readonly under: string | null;
  readonly level: number;
}

/** Those who are closed, in columns, each with a rail that ties its rows. */
function columnsOf(closed: readonly ChartBranch[], { under, level }: Place): Part {
  const top = level * levelHeight;
  const columns = Math.max(1, Math.round(Math.sqrt(closed.length / 3)));
  const rows = Math.ceil(closed.length / columns);
  const step = box.height + gap.row;
  const parts = Array.from({ length: Math.ceil(closed.length / rows) }, (_, column): Part => {
    const own = closed.slice(column * rows, (column + 1) * rows);
    const middle = (row: number) => top + row * step + box.height / 2;
    return {
      width: gap.rail + box.width,
      bottom: top + own.length * step - gap.row,
      boxes: own.map(({ id }, row) => ({ id, under, level, x: gap.rail, y: top + row * step })),
      lines: [
        [0, top, 0, middle(own.length - 1)],
        ...own.map((_each, row): Line => [0, middle(row), gap.rail, middle(row)]),
      ],
      entries: [0],
      span: [0, gap.rail + box.width],
    };
  });
  return beside(parts);
}

function partsBelow(branches: readonly ChartBranch[], place: Place): readonly Part[] {
  const closed = branches.filter(({ below }) => below.length === 0);
  if (closed.length <= mostBeside) return branches.map((each) => partOf(each, place));
  const open = branches.filter(({ below }) => below.length > 0);
  return [...open.map((each) => partOf(each, place)), columnsOf(closed, place)];
}

/** One person over those below, in the middle of them. */
function partOf({ id, below }: ChartBranch, { under, level }: Place): Part {
  const y = level * levelHeight;
  const half = box.width / 2;
  const own = (x: number): Box => ({ id, under, level, x: x - half, y });
  if (below.length === 0)
    return {
      width: box.width,
      bottom: y + box.height,
      boxes: [own(half)],
      lines: [],
      entries: [half],
      span: [half, half],
    };
  const loose = beside(partsBelow(below, { under: id, level: level + 1 }));
  const shift = Math.max(0, half - (loose.span[0] + loose.span[1]) / 2);
  const part = shifted(loose, shift);
  const middle = (part.span[0] + part.span[1]) / 2;
  const bus = y + box.height + gap.level / 2;
  const tied = [middle, ...part.entries];
  return {
    width: Math.max(part.width + shift, middle + half),
    bottom: part.bottom,
    boxes: [own(middle), ...part.boxes],
    lines: [
      [middle, y + box.height, middle, bus],
      [Math.min(...tied), bus, Math.max(...tied), bus],
      ...part.entries.map((x): Line => [x, bus, x, y + levelHeight]),
      ...part.lines,
    ],
    entries: [middle],
    span: [middle, middle],
  };
}

const atTop = (top: ChartBranch) => partOf(top, { under: null, level: 0 });

/** Where everyone stands and which lines tie them. */
export function layOut(tops: readonly ChartBranch[]): Layout {
  const { width, bottom, boxes, lines } = beside(tops.map(atTop));
  return { width, height: bottom, boxes, lines };
}
