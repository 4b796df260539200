/** The same dice in the same order on every machine: whoever reads about the demo finds the same people. */
export interface Dice {
  /** a whole number from `low` to `high`, both included */
  between(low: number, high: number): number;
  pick<T extends readonly unknown[]>(from: T): T[number];
  shuffled<T>(from: readonly T[]): T[];
}

/** mulberry32: small, even and fast, which is all that made-up people need. */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)],
    shuffled: (from) =>
      from
        .map((one) => [next(), one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one),
  };
}
