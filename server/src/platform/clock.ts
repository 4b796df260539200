/** The only place that reads the machine's clock; everything else is handed one of these. */
export interface Clock {
  now(): string;
  /** the date in the company's time zone */
  today(zone: string): string;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: (zone) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date()),
};

/** The date in a time zone at an instant. */
export const dayOf = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.parse(instant));

/** A later instant than the given one. */
export const after = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

export const minutes = (count: number): number => count * 60_000;
export const days = (count: number): number => count * 86_400_000;
