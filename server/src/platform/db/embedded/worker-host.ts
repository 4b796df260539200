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

/** The thread in which the embedded PostgreSQL works, so that a long query never stops the server. */
export class WorkerHost {
  readonly #worker: Worker;
  readonly #streams = new Set<WireStream>();
  #isStopped = false;
  #failure: Error | undefined;

  constructor(options: WorkerOptions) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    this.#worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'broken') this.#fail(new Error(report.reason));
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      if (!this.#isStopped) this.#fail(new Error(`its thread ended with code ${code}`));
    });
  }

  /** Rejects with the worker's own sentence when the database cannot be opened. */
  async ready(): Promise<void> {
    await this.#nextReport();
    if (this.#failure) throw this.#failure;
  }

  connect(): Duplex {
    const { port1, port2 } = new MessageChannel();
    const stream = new WireStream(port1);
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

  #send(request: WorkerRequest, transfer: MessagePort[] = []): void {
    this.#worker.postMessage(request, transfer);
  }

  #fail(cause: Error): void {
    const reason = cause.message.replace(/\.$/, '');
    const sentence = `The embedded database stopped: ${reason}. Restart Muster.`;
    this.#failure ??= new Error(sentence, { cause });
    for (const stream of this.#streams) stream.destroy(this.#failure);
  }
}
