import { Worker } from 'node:worker_threads';
import type { PrintedSection } from './pdf/page-of.ts';
import type { PrintJob } from './pdf/pdf-writer.ts';

export type PressOrder =
  | { readonly begin: PrintJob }
  /** sections as JSON: what goes over between threads as objects takes longer */
  | { readonly add: string; readonly logos: readonly string[] }
  | { readonly end: true };
export type PressReply =
  | { readonly ok: true }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly failed: string };

/** For one answer: no honest part of a document takes so long. */
const patience = 60_000;
/** The fonts and the library are kept for the next one for a while. */
const idleFor = 30_000;
const memory = { maxOldGenerationSizeMb: 384 };

/** A document that is being made. */
interface Sheet {
  add(sections: readonly PrintedSection[]): Promise<void>;
  end(): Promise<Uint8Array>;
}

export interface Press {
  /** whatever happens in `use`, nothing of the thread is left but an idle one */
  print<T>(printing: PrintJob, use: (sheet: Sheet) => Promise<T>): Promise<T>;
}

/** One question, one answer; a thread that is silent, broken or too large is given up. */
function ask(worker: Worker, order: PressOrder): Promise<PressReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PressReply>();
  const timer = setTimeout(() => reject(new Error('the document took too long')), patience);
  const failed = (error: unknown) =>
    reject(error instanceof Error ? error : new Error('the thread of documents ended'));
  worker.once('message', resolve);
  worker.once('error', failed);
  worker.once('exit', failed);
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('error', failed);
    worker.off('exit', failed);
  });
}

async function follow(worker: Worker, order: PressOrder) {
  const reply = await ask(worker, order);
  if ('failed' in reply) throw new Error(`the document could not be made: ${reply.failed}`);
  return reply;
}

const sheetOf = (worker: Worker): Sheet => ({
  add: async (sections) => {
    const logos = [...new Set(sections.flatMap(({ logo }) => logo ?? []))];
    // the picture of a company goes over once, not with each of its people
    const add = sections.map((section) => ({
      ...section,
      logo: section.logo && String(logos.indexOf(section.logo)),
    }));
    await follow(worker, { add: JSON.stringify(add), logos });
  },
  end: async () => {
    const reply = await follow(worker, { end: true });
    if (!('bytes' in reply)) throw new Error('a document came without its bytes');
    return reply.bytes;
  },
});

/** Threads that make PDF: begun when the first is asked for, at most one kept while nobody asks. */
export function newPress(): Press {
  let idle: { readonly worker: Worker; readonly wake: () => void } | undefined;

  const take = (): Worker => {
    if (!idle)
      return new Worker(new URL('./pdf/pdf-worker.ts', import.meta.url), {
        resourceLimits: memory,
      });
    const { worker, wake } = idle;
    idle = undefined;
    wake();
    return worker;
  };
  const keep = (worker: Worker): void => {
    if (idle) return void worker.terminate();
    const forget = (): void => {
      if (idle?.worker === worker) idle = undefined;
    };
    const timer = setTimeout(() => {
      forget();
      void worker.terminate();
    }, idleFor);
    timer.unref();
    // it holds up no process that wants to end, and one that dies while idle is not missed
    worker.unref();
    worker.once('error', forget);
    worker.once('exit', forget);
    // its other listeners are those of Node itself, without which it would hear nothing any more
    const wake = (): void => {
      clearTimeout(timer);
      worker.off('error', forget);
      worker.off('exit', forget);
      worker.ref();
    };
    idle = { worker, wake };
  };
  return {
    print: async (printing, use) => {
      const worker = take();
      try {
        await follow(worker, { begin: printing });
        const made = await use(sheetOf(worker));
        keep(worker);
        return made;
      } catch (error) {
        await worker.terminate();
        throw error;
      }
    },
  };
}
