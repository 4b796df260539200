import { isMessage, type ToFirst, type ToMember } from './messages.ts';

/** A serving process, as one of several under a first one. */
export interface ServingProcess {
  ready(address: string): void;
  onStop(react: (delay: number) => void): void;
  /** to be awaited between the last answer and the end of the process */
  leave(): Promise<void>;
  /** figures of this process go to whoever asks; answers those of all */
  figures(own: () => Promise<unknown>): () => Promise<readonly unknown[]>;
}

/** A process that dies while it is asked must not hold up the others' figures. */
const patience = 5_000;

/** How long the first process may take to let us go; it may be gone itself. */
const farewell = 2_000;

const tell = (message: ToFirst, told?: () => void): void =>
  void process.send?.(message, undefined, undefined, told);

const hear = <K extends ToMember['kind']>(
  kind: K,
  react: (message: Extract<ToMember, { kind: K }>) => void,
): void =>
  void process.on('message', (message) => {
    if (isMessage(message) && message.kind === kind)
      react(message as Extract<ToMember, { kind: K }>);
  });

function allFigures(own: () => Promise<unknown>): () => Promise<readonly unknown[]> {
  const waiting = new Map<number, (figures: readonly unknown[]) => void>();
  let asked = 0;
  hear('tell-figures', (message) => {
    own().then(
      (figures) => tell({ kind: 'figures', asked: message.asked, figures }),
      () => undefined,
    );
  });
  hear('all-figures', (message) => waiting.get(message.asked)?.(message.figures));
  return async () => {
    const number = (asked += 1);
    const answer = Promise.withResolvers<readonly unknown[]>();
    waiting.set(number, answer.resolve);
    const timer = setTimeout(() => answer.reject(new Error('no figures came')), patience);
    try {
      tell({ kind: 'ask-figures', asked: number });
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(number);
    }
  };
}

/**
 * The first process hands out connections and learns only by a message that we take no more. What it
 * handed out before comes ahead of its answer to that message, and goes back to it, refused: a
 * process that ended without waiting for it would take those connections along.
 */
async function leave(): Promise<void> {
  const done = Promise.withResolvers<void>();
  const timer = setTimeout(done.resolve, farewell);
  hear('may-leave', () => tell({ kind: 'left' }, done.resolve));
  tell({ kind: 'leaving' });
  await done.promise;
  clearTimeout(timer);
}

export const member: ServingProcess = {
  leave,
  ready: (address) => tell({ kind: 'ready', address }),
  onStop: (react) => hear('stop', ({ delay }) => react(delay)),
  figures: allFigures,
};
