import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { WireMessages } from './wire-messages.ts';

type Done = (error?: Error | null) => void;

/**
 * One connection to the worker, shaped as the socket that node-postgres expects. Each has a port of
 * its own: on a shared one, an answer that was still under way when a connection was dropped would
 * reach the next connection and shift all its answers by one.
 */
export class WireStream extends Duplex {
  readonly #port: MessagePort;
  readonly #messages = new WireMessages();

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (data: Uint8Array) => {
      this.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    });
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port.close();
    done(error);
  }

  #send(chunk: Buffer): void {
    const whole = this.#messages.take(chunk);
    if (whole.length === 0) return;
    const copy = new Uint8Array(whole);
    this.#port.postMessage(copy, [copy.buffer]);
  }
}
