type Listener = (...given: never[]) => Promise<void>;

/** Something that rooms tell each other of, in the transaction in which it happens. */
export interface EventKind<L extends Listener> {
  readonly name: string;
  /** never there: it carries the type of whoever listens */
  readonly listener?: L;
}

export const eventKind = <L extends Listener>(name: string): EventKind<L> => ({ name });

export interface Listening {
  readonly kind: string;
  readonly listener: Listener;
}

export const on = <L extends Listener>({ name }: EventKind<L>, listener: L): Listening => ({
  kind: name,
  listener,
});

/** Who listens to what; it is asked when something happens, so that rooms may be wired in any order. */
export class Events {
  readonly #listeners = new Map<string, Listener[]>();

  add({ kind, listener }: Listening): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  /** Tells all who listen, one after another; one who refuses ends the transaction. */
  emitter<L extends Listener>({ name }: EventKind<L>): L {
    const emit: Listener = async (...given) => {
      for (const listener of this.#listeners.get(name) ?? []) await listener(...given);
    };
    // it takes what every listener of this kind takes
    return emit as L;
  }
}
