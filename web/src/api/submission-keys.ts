/** After this it is no longer the same intention, even with the same values. */
const lifetime = 10 * 60_000;

interface Open {
  readonly key: string;
  readonly since: number;
}

/**
 * One key for one intended submission. The server does a write once for its key, so a second press
 * after a failure whose outcome nobody knows finds out instead of doing it twice.
 */
export class SubmissionKeys {
  readonly #open = new Map<string, Open>();
  readonly #newKey: () => string;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
  }

  /** The key of what is about to be sent: that of the same before, if its outcome is unknown. */
  keyFor(submission: string, now: number): string {
    for (const [old, { since }] of this.#open) if (now - since > lifetime) this.#open.delete(old);
    const known = this.#open.get(submission);
    if (known) return known.key;
    const key = this.#newKey();
    this.#open.set(submission, { key, since: now });
    return key;
  }

  /** The server has said what became of it: the next one is another submission. */
  settle(submission: string): void {
    this.#open.delete(submission);
  }
}

/** Not `randomUUID`: pages on plain http have none. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const submissionKeys = new SubmissionKeys(randomKey);
