// Plain JavaScript that runs on Node 20: one rule for the supervisor and for the first of several processes.

/** Milliseconds between two beats. */
export const beatEvery = 1_000;

/** Reading a thousand sources on a starved machine is not yet silence. */
const patienceOfStart = 10;

/**
 * Says when a process that began to beat has missed so many beats; ten times as many until it serves.
 * Counted, not timed: a machine that slept wakes watcher and watched alike.
 */
export function watchBeats(most, onSilence) {
  let missed = 0;
  let allowed = most * patienceOfStart;
  let timer;
  const miss = () => {
    missed += 1;
    if (missed === allowed) onSilence();
  };
  return {
    serving: () => {
      missed = 0;
      allowed = most;
    },
    heard: () => {
      missed = 0;
      timer ??= setInterval(miss, beatEvery).unref();
    },
    end: () => clearInterval(timer),
  };
}
