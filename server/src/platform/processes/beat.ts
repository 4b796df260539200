import { beatEvery } from '../../../../tools/watch-beats.mjs';
import type { ToFirst } from './messages.ts';

/** Whoever is gone meanwhile need not hear it. */
const tell = (message: ToFirst): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

/** From the thread that answers requests: whatever holds it holds the beats, too. */
export function beat(): void {
  if (!process.send) return;
  tell({ kind: 'beat' });
  setInterval(() => process.connected && tell({ kind: 'beat' }), beatEvery).unref();
}

/** What watches over a Muster of one process, or over the first of several. */
export interface Watcher {
  ready(address: string): void;
  /** what to do when it is gone; until this is said, the process just ends */
  whenGone(react: () => void): void;
}

export function beatToWatcher(): Watcher {
  let react = (): void => process.exit(1);
  process.once('disconnect', () => react());
  // being watched is no reason to stay
  process.channel?.unref();
  beat();
  return {
    ready: (address) => tell({ kind: 'ready', address }),
    whenGone: (given) => {
      react = given;
    },
  };
}
