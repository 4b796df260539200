import { type Delivery, deliverDue } from './deliver.ts';

export interface Deliverer {
  /** something was put into the outbox: look at once */
  nudge(): void;
  /** finishes the mail under way */
  stop(): Promise<void>;
}

/** Looks at once, every few seconds, and when told that something waits. */
export function startDeliverer(
  delivery: Delivery,
  log: (line: string) => void,
  every = 5_000,
): Deliverer {
  let running: Promise<void> | undefined;
  let again = false;
  let isFailing = false;
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (again && !stopping.signal.aborted) {
      again = false;
      try {
        await deliverDue(delivery, stopping.signal);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log(`The outbox cannot be looked through: ${String(error)}`);
        isFailing = true;
      }
    }
    running = undefined;
  };
  const nudge = (): void => {
    again = true;
    running ??= run();
  };
  const timer = setInterval(nudge, every).unref();
  nudge();
  return {
    nudge,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
