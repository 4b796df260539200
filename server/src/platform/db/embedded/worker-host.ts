import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { WireStream } from './wire-stream.ts';

export interface WorkerOptions {
  folder: string;
  /** Off only in the test that proves the start-up self-test. */
  isFsyncWired: boolean;
}

export type WorkerRequest = { kind: 'connect'; port: MessagePort } | { kind: 'stop' };
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'stopped' }
  | { kind: 'broken'; reason: string };

/** What keeps breaking is not opened more often than this, in milliseconds. */
const REST = 2000;
/** As PostgreSQL says it: no room on the disk, or a crash. */
const codeOf = (reason: string): string => (/no space left/i.test(reason) ? '53100' : '57P02');

/**
 * The thread in which the embedded PostgreSQL works, so that a long query never stops the server. One
 * that broke down, on a full disk say, is followed by a new one, as a PostgreSQL server would do it:
 * opening the folder recovers what was committed.
 */
export class WorkerHost {
  readonly #options: WorkerOptions;
  readonly #streams = new Set<WireStream>();
  #worker: Worker;
  #isStopped = false;
  #failure: Error | undefined;
  /** when the thread of a broken one was over; before that it may still hold its files */
  #endedAt = Number.POSITIVE_INFINITY;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#worker = this.#start();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#options,
    });
    const fail = (error: Error): void => {
      if (worker === this.#worker) this.#fail(error);
    };
    worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'broken') fail(new Error(report.reason));
    });
    worker.on('error', fail);
    worker.on('exit', (code) => {
      this.#endedAt = performance.now();
      if (!this.#isStopped) fail(new Error(`its thread ended with code ${code}`));
    });
    return worker;
  }

  /** Rejects with the worker's own sentence when the database cannot be opened. */
  async ready(): Promise<void> {
    await this.#nextReport();
    if (this.#failure) throw this.#failure;
  }

  connect(): Duplex {
    const { port1, port2 } = new MessageChannel();
    const stream = new WireStream(port1);
    if (this.#failure && performance.now() > this.#endedAt + REST) this.#startAgain();
    if (this.#failure) {
      stream.destroy(this.#failure);
      return stream;
    }
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    this.#send({ kind: 'connect', port: port2 }, [port2]);
    return stream;
  }

  async stop(): Promise<void> {
    if (!this.#failure) {
      const answered = this.#nextReport();
      this.#send({ kind: 'stop' });
      await answered;
      this.#isStopped = true;
    }
    await this.#worker.terminate();
  }

  async #nextReport(): Promise<void> {
    await Promise.race([once(this.#worker, 'message'), once(this.#worker, 'exit')]);
  }

  #startAgain(): void {
    this.#failure = undefined;
    this.#endedAt = Number.POSITIVE_INFINITY;
    this.#worker = this.#start();
  }

  #send(request: WorkerRequest, transfer: MessagePort[] = []): void {
    this.#worker.postMessage(request, transfer);
  }

  #fail(cause: Error): void {
    const reason = cause.message.replace(/\.$/, '');
    const sentence = `The embedded database stopped: ${reason}.`;
    this.#failure ??= Object.assign(new Error(sentence, { cause }), { code: codeOf(reason) });
    for (const stream of this.#streams) stream.destroy(this.#failure);
  }
}
