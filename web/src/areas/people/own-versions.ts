/**
 * From which version of a person an own save led to which. A form that was opened before it is not out of
 * date by it: only what others changed meanwhile makes it so.
 */
const led = new Map<string, number>();
const step = (id: string, version: number) => `${id} ${version}`;

const noteOwnSave = (id: string, from: number, to: number): void => {
  if (to > from) led.set(step(id, from), to);
};

function newestOwn(id: string, version: number): number {
  const next = led.get(step(id, version));
  return next === undefined ? version : newestOwn(id, next);
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Saves with the newest version that own saves led to, and remembers where this one led. */
export async function saveOwn<A>(
  { id, version }: Versioned,
  save: (version: number) => Promise<A>,
  versionIn: (answer: A) => number,
): Promise<A> {
  const from = newestOwn(id, version);
  const answer = await save(from);
  noteOwnSave(id, from, versionIn(answer));
  return answer;
}
