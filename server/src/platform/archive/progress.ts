/** Says how far a long work is, once a second at most, and nothing when it is over before that. */
export interface Progress {
  /** the next part of the work and how much it is */
  stage(name: string, total: number): void;
  step(count: number): void;
}

const OFTEN = 1000;

export function progressOf(say: (line: string) => void): Progress {
  let name = '';
  let total = 0;
  let done = 0;
  let said = 0;
  return {
    stage: (next, count) => {
      [name, total, done, said] = [next, count, 0, performance.now()];
    },
    step: (count) => {
      done += count;
      if (performance.now() - said < OFTEN) return;
      said = performance.now();
      const percent = total > 0 ? Math.floor((100 * done) / total) : 100;
      say(`${name}: ${percent} %, ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
    },
  };
}
