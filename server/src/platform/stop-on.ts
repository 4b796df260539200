/** How long requests under way may take before the process ends anyway. */
const patience = 10_000;

export interface Stop {
  readonly asked: boolean;
  /** what to do, once, when the first signal comes */
  does(finish: () => Promise<void>): void;
}

/** Graceful: the first signal finishes what is under way, the second ends at once. */
export function stopOn(signals: readonly NodeJS.Signals[]): Stop {
  let asked = false;
  let finish: () => Promise<void> = async () => {};
  const react = (): void => {
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), patience).unref();
    finish().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of signals) process.on(signal, react);
  return {
    get asked() {
      return asked;
    },
    does: (work) => {
      finish = work;
    },
  };
}
