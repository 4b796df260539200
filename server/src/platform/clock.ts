/** The only place that reads the machine's clock; everything else is handed one of these. */
export interface Clock {
  now(): string;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
};

/** A later instant than the given one. */
export const after = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

export const minutes = (count: number): number => count * 60_000;
export const days = (count: number): number => count * 86_400_000;
