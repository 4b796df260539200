import { setTimeout as wait } from 'node:timers/promises';

export interface Stop {
  readonly asked: boolean;
  /** what to do, once, when the first signal comes */
  does(finish: () => Promise<void>): void;
  /** as the first signal does */
  ask(delay?: number): void;
}

interface Pace {
  /** milliseconds to go on serving after the first word of it */
  readonly delay?: number;
  /** how long requests under way may take from then on, before the process ends anyway */
  readonly patience?: number;
}

/**
 * Graceful: from the first signal on the process says that it is not ready; for `delay` it still
 * serves whoever does not know that yet; then it finishes what is under way. The second signal ends
 * it at once.
 */
export function stopOn(signals: readonly NodeJS.Signals[], pace: Pace = {}): Stop {
  const { delay = 0, patience = 25_000 } = pace;
  let asked = false;
  let finish: () => Promise<void> = async () => {};
  const ask = (given = delay): void => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(1), given + patience).unref();
    wait(given)
      .then(() => finish())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  const react = (): void => {
    if (asked) process.exit(1);
    ask();
  };
  for (const signal of signals) process.on(signal, react);
  return {
    get asked() {
      return asked;
    },
    does: (work) => {
      finish = work;
    },
    ask,
  };
}
