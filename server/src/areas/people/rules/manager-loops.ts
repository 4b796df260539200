/** Who reports to whom: both kinds of manager, of today and of every day to come. */
export type Managers = ReadonlyMap<string, ReadonlySet<string>>;

interface Visit {
  readonly person: string;
  readonly rest: Iterator<string>;
}

const visit = (managers: Managers, person: string): Visit => ({
  person,
  rest: (managers.get(person) ?? new Set<string>()).values(),
});

/**
 * One ring among managers, from someone up to themselves; nothing: there is none. Walks every line once
 * and without recursion, because a house may be deep.
 */
function findLoop(managers: Managers, done: Set<string>): string[] | null {
  for (const start of managers.keys()) {
    const path: Visit[] = done.has(start) ? [] : [visit(managers, start)];
    const onPath = new Set(path.map(({ person }) => person));
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { value: above, done: isOver } = top.rest.next();
      if (isOver) {
        path.pop();
        onPath.delete(top.person);
        done.add(top.person);
      } else if (onPath.has(above)) {
        const people = path.map(({ person }) => person);
        return people.slice(people.indexOf(above));
      } else if (!done.has(above)) {
        path.push(visit(managers, above));
        onPath.add(above);
      }
    }
  }
  return null;
}

/** Everyone found in a ring: each ring is cut at one of its people before the next one is looked for. */
export function inLoops(managers: Managers): ReadonlySet<string> {
  const found = new Set<string>();
  const left = new Map(managers);
  const done = new Set<string>();
  for (let loop = findLoop(left, done); loop; loop = findLoop(left, done))
    for (const person of loop) {
      found.add(person);
      left.delete(person);
    }
  return found;
}
