import { beatEvery } from './beat.ts';

export interface BeatWatch {
  heard(): void;
  end(): void;
}

/**
 * Says when a process that began to beat has missed so many beats. Counted, not timed: a machine that
 * slept wakes watcher and watched alike.
 */
export function watchBeats(most: number, onSilence: () => void): BeatWatch {
  let missed = 0;
  let timer: NodeJS.Timeout | undefined;
  const miss = (): void => {
    missed += 1;
    if (missed === most) onSilence();
  };
  return {
    heard: () => {
      missed = 0;
      timer ??= setInterval(miss, beatEvery).unref();
    },
    end: () => clearInterval(timer),
  };
}
