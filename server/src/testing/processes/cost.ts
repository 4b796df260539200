/** What one piece of work took: milliseconds of the clock, and of this process's cores. */
interface Cost {
  readonly time: number;
  readonly work: number;
}

async function costOf(run: () => Promise<unknown>): Promise<Cost> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(used);
  return { time: performance.now() - began, work: (user + system) / 1000 };
}

type Cases<K extends string> = Readonly<Record<K, (turn: number) => Promise<unknown>>>;

/**
 * The least that each case took, in so many turns, one case after the other in each: what else goes
 * on can only add to it. Other processes take time from us, and no work.
 */
export async function leastCosts<K extends string>(
  turns: number,
  cases: Cases<K>,
): Promise<Record<K, Cost>> {
  const least = new Map<string, Cost>();
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, run] of Object.entries<Cases<K>[K]>(cases)) {
      const { time, work } = await costOf(() => run(turn));
      const before = least.get(name) ?? { time, work };
      least.set(name, { time: Math.min(time, before.time), work: Math.min(work, before.work) });
    }
  return Object.fromEntries(least) as Record<K, Cost>;
}
