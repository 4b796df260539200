import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeatWatch, watchBeats } from '../../../../tools/watch-beats.mjs';
import { gatherFigures } from './gather.ts';
import { isMessage, type ToMember } from './messages.ts';

const patience = { start: 300_000, end: 40_000 };
/** Long enough for connections that are in use to be given up by their clients, one answer each. */
const turnover = 2_000;
const backOff = { first: 250, longest: 30_000, forgottenAfter: 60_000 };

const say = (worker: Worker, message: ToMember): void => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

/**
 * So many serving processes on one port. One that dies is replaced, ever later if it keeps dying; all
 * of them are replaced one by one, the new one serving before the old one finishes.
 */
export class ServingProcesses {
  readonly #size: number;
  readonly #watchdog: number;
  readonly #log: (line: string) => void;
  readonly #env: Readonly<Record<string, string>>;
  readonly #members = new Set<Worker>();
  /** not serving yet */
  readonly #starting = new Set<Worker>();
  #isStopping = false;
  #deaths = 0;
  #rolling: Promise<void> | undefined;
  #isAskedAgain = false;

  /** `env` is what each of them is told besides what we were; `watchdog`: how many beats one may miss */
  constructor(
    { size, watchdog }: { readonly size: number; readonly watchdog: number },
    env: Readonly<Record<string, string>>,
    log: (line: string) => void,
  ) {
    this.#size = size;
    this.#watchdog = watchdog;
    this.#env = env;
    this.#log = log;
  }

  /** Answers where they serve. The first one alone: what stops it would stop them all. */
  async start(): Promise<string> {
    const address = await this.#add();
    await Promise.all(Array.from({ length: this.#size - 1 }, () => this.#add()));
    return address;
  }

  /** Asked during a round, another round follows. `prepare` comes before each. */
  roll(prepare: () => Promise<void>): Promise<void> {
    this.#isAskedAgain = true;
    this.#rolling ??= this.#rollWhileAsked(prepare).finally(() => (this.#rolling = undefined));
    return this.#rolling;
  }

  async stop(delay: number): Promise<void> {
    this.#isStopping = true;
    for (const worker of this.#starting) worker.process.kill('SIGKILL');
    await Promise.all([
      ...[...this.#starting].map((worker) => once(worker, 'exit')),
      ...[...this.#members].map((worker) => this.#dismiss(worker, delay)),
    ]);
  }

  async #rollWhileAsked(prepare: () => Promise<void>): Promise<void> {
    while (this.#isAskedAgain && !this.#isStopping) {
      this.#isAskedAgain = false;
      try {
        await prepare();
        const before = [...this.#members];
        for (const old of before) await this.#replace(old);
        this.#log('All processes were replaced.');
      } catch (error) {
        this.#log(`The processes were not all replaced: ${String(error)}`);
      }
    }
  }

  async #replace(old: Worker): Promise<void> {
    if (this.#isStopping || !this.#members.has(old)) return;
    await this.#add();
    await this.#dismiss(old, turnover);
  }

  async #dismiss(worker: Worker, delay: number): Promise<void> {
    this.#members.delete(worker);
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    say(worker, { kind: 'stop', delay });
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), delay + patience.end);
    await gone;
    clearTimeout(timer);
  }

  async #add(): Promise<string> {
    const worker = cluster.fork(this.#env);
    this.#starting.add(worker);
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), patience.start);
    const watch = this.#watchOver(worker);
    worker.on('message', (message) => this.#hear(worker, message, resolve));
    worker.once('exit', (code, signal) => {
      watch.end();
      this.#starting.delete(worker);
      const isMissed = this.#members.delete(worker);
      reject(new Error(`a process ended (${signal ?? code}) before it served`));
      if (isMissed && !this.#isStopping) void this.#replaceDead(signal ?? code, began);
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** One whose thread is held by a computation serves nobody and hears no stop. */
  #watchOver(worker: Worker): BeatWatch {
    const watch = watchBeats(this.#watchdog, () => {
      this.#log(`A process did not answer for ${this.#watchdog} s and is ended.`);
      worker.process.kill('SIGKILL');
    });
    worker.on('message', (message) => {
      if (!isMessage(message)) return;
      if (message.kind === 'beat') watch.heard();
      if (message.kind === 'ready') watch.serving();
    });
    return watch;
  }

  #hear(worker: Worker, message: unknown, isReady: (address: string) => void): void {
    if (!isMessage(message)) return;
    if (message.kind === 'ready') {
      this.#starting.delete(worker);
      this.#members.add(worker);
      isReady(message.address);
    }
    if (message.kind === 'leaving') say(worker, { kind: 'may-leave' });
    if (message.kind === 'ask-figures')
      void gatherFigures([...this.#members]).then((figures) =>
        say(worker, { kind: 'all-figures', asked: message.asked, figures }),
      );
  }

  async #replaceDead(how: string | number, began: number): Promise<void> {
    if (performance.now() - began > backOff.forgottenAfter) this.#deaths = 0;
    this.#log(`A process ended (${how}) and is replaced.`);
    for (let isBack = false; !isBack && !this.#isStopping;) {
      await wait(Math.min(backOff.longest, backOff.first * 2 ** this.#deaths));
      this.#deaths += 1;
      if (this.#isStopping) return;
      isBack = await this.#add().then(
        () => true,
        () => false,
      );
    }
  }
}
