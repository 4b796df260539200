/** How many may wait for a connection, and for how many milliseconds. */
export interface LineLimits {
  readonly most: number;
  readonly patience: number;
}

/** By the codes of PostgreSQL, as if it had said so itself: no room for more, or not there. */
const TOO_MANY = '53300';
const NOT_THERE = '08006';

export class NotServed extends Error {
  readonly code: string;
  constructor(why: 'busy' | 'away') {
    super(why === 'busy' ? 'no connection became free in time' : 'the database does not answer');
    this.name = 'NotServed';
    this.code = why === 'busy' ? TOO_MANY : NOT_THERE;
  }
}

/**
 * Whoever finds all connections taken waits here, in the order of coming: a rush is served a little
 * later, and only what lasts too long, or a line that is too long already, is refused. The pool's own
 * line has one limit for this and for reaching the server, which are two things to tell.
 */
export class WaitingLine {
  readonly #limits: LineLimits;
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(places: number, limits: LineLimits) {
    this.#free = places;
    this.#limits = limits;
  }

  get length(): number {
    return this.#waiting.size;
  }

  /** To be left again. With `gone`, whoever waits is told at once that it is no use. */
  async enter(gone?: Promise<never>): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.size >= this.#limits.most) throw new NotServed('busy');
    await this.#wait(gone);
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#free += 1;
  }

  async #wait(gone?: Promise<never>): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const called = (): void => {
      this.#waiting.delete(called);
      turn.resolve();
    };
    // out of the line at once: a place given to someone who has just gone would be lost
    const goAway = (error: unknown): void => {
      this.#waiting.delete(called);
      turn.reject(error);
    };
    this.#waiting.add(called);
    gone?.catch(goAway);
    const { patience } = this.#limits;
    const isBounded = Number.isFinite(patience);
    const timer = isBounded && setTimeout(() => goAway(new NotServed('busy')), patience);
    await turn.promise.finally(() => timer && clearTimeout(timer));
  }
}
