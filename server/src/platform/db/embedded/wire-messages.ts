const TERMINATE = 0x58;
const EMPTY = Buffer.alloc(0);

/**
 * Cuts what the driver writes into whole protocol messages, because the backend reads each delivery
 * to its end. Terminate is left out: it would end the one backend that all connections share.
 */
export class WireMessages {
  #rest: Buffer = EMPTY;
  #isStarted = false;

  take(chunk: Buffer): Buffer {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const whole: Buffer[] = [];
    let start = 0;
    for (;;) {
      const end = start + this.#lengthAt(bytes, start);
      if (end > bytes.length) break;
      if (!this.#isStarted || bytes[start] !== TERMINATE) whole.push(bytes.subarray(start, end));
      this.#isStarted = true;
      start = end;
    }
    this.#rest = bytes.subarray(start);
    return Buffer.concat(whole);
  }

  /** The first message, the start-up packet, has no type byte before its length. */
  #lengthAt(bytes: Buffer, start: number): number {
    const typeBytes = this.#isStarted ? 1 : 0;
    if (bytes.length - start < typeBytes + 4) return Number.POSITIVE_INFINITY;
    return typeBytes + bytes.readInt32BE(start + typeBytes);
  }
}
