/** How a bigger company grows below its heads: share of the newcomers, posts from the top down. */
export interface GrownBranch {
  readonly department: string;
  /** the designation of who leads it */
  readonly head: string;
  readonly percent: number;
  readonly ladder: readonly string[];
}

export const branches: readonly GrownBranch[] = [
  {
    department: 'Factory Operation',
    head: 'Head of Factory Operation',
    percent: 46,
    ladder: ['Factory Manager', 'Production Supervisor', 'Line Chief', 'Machine Operator'],
  },
  {
    department: 'Sales',
    head: 'Head of Sales',
    percent: 22,
    ladder: ['Regional Sales Manager', 'Area Sales Manager', 'Territory Sales Officer'],
  },
  {
    department: 'Supply Chain',
    head: 'Head of Supply Chain',
    percent: 14,
    ladder: ['Supply Chain Analyst', 'Warehouse Officer', 'Driver'],
  },
  {
    department: 'Procurement',
    head: 'Head of Procurement',
    percent: 7,
    ladder: ['Procurement Officer'],
  },
  {
    department: 'Finance and IT',
    head: 'Chief Executive Officer',
    percent: 6,
    ladder: ['Software Engineer', 'IT Support Engineer', 'Accounts Officer'],
  },
  {
    department: 'Human Resources',
    head: 'Head of Human Resources',
    percent: 5,
    ladder: ['HR Officer', 'Security Guard'],
  },
];

const smallTeam = 12;

/** A place in the grown tree; `above` is the place that leads it, none: the head itself. */
export interface GrownPlace {
  readonly above: GrownPlace | null;
  readonly level: number;
  /** steps of the tree below */
  readonly height: number;
}

/** So many places below someone, in teams of eight to twelve; each after the one that leads it. */
export function* placesBelow(
  count: number,
  fanOut: () => number,
  above: GrownPlace | null = null,
): Generator<GrownPlace> {
  const level = above ? above.level + 1 : 0;
  const team = count <= smallTeam ? count : fanOut();
  let rest = count - team;
  // so many of the team lead, that each has a team and not one or two
  const leading = Math.min(team, Math.ceil(rest / smallTeam));
  for (let seat = 0; seat < team; seat += 1) {
    const below = seat < leading ? Math.ceil(rest / (leading - seat)) : 0;
    const place = { above, level, height: heightFor(below) };
    rest -= below;
    yield place;
    if (below > 0) yield* placesBelow(below, fanOut, place);
  }
}

const heightFor = (count: number): number => {
  if (count === 0) return 0;
  return count <= smallTeam ? 1 : 1 + heightFor(Math.ceil((count - 10) / 10));
};
