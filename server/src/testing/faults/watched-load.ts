import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from '../http-client.ts';
import { seconds } from '../clocks/patience.ts';

/** One request as its sender saw it; times as `performance.now()` gives them. */
export interface Seen {
  readonly what: 'read' | 'write' | 'live' | 'ready';
  readonly began: number;
  readonly ended: number;
  /** 0: no answer at all */
  readonly status: number;
  readonly code: string;
  /** of a write: what was to be added */
  readonly name: string;
}

const patience = seconds(60);
const pause = 30;
const quiet = { status: 0, body: {} };

/** People who read and write without a rest, and a balancer that asks how it is; all is noted. */
export function watchedLoad(address: string, client: HttpClient, people = 3) {
  const seen: Seen[] = [];
  const over = new AbortController();
  const note = async (
    what: Seen['what'],
    ask: () => Promise<{ status: number; body: unknown }>,
    name = '',
  ): Promise<void> => {
    const began = performance.now();
    const { status, body } = await ask().catch(() => quiet);
    const code = (body as { code?: string }).code ?? '';
    seen.push({ what, began, ended: performance.now(), status, code, name });
  };
  const line = async (step: () => Promise<void>, rest: number): Promise<void> => {
    while (!over.signal.aborted) {
      await step();
      await wait(rest);
    }
  };
  const signal = () => ({ signal: AbortSignal.timeout(patience) });
  const probe = async (path: string) => {
    const { status } = await fetch(address + path, signal());
    return { status, body: {} };
  };
  const read = () =>
    note('read', () => client.call('GET', '/designation/data?limit=20', undefined, signal()));
  const write = () => {
    const name = `Load ${randomUUID()}`;
    return note('write', () => client.call('POST', '/designation', { name }, signal()), name);
  };
  const lines = [
    ...Array.from({ length: people }, () => [line(read, pause), line(write, pause)]).flat(),
    line(() => note('live', () => probe('/health/live')), 200),
    line(() => note('ready', () => probe('/health/ready')), 200),
  ];
  return {
    seen,
    stop: async (): Promise<readonly Seen[]> => {
      over.abort();
      await Promise.all(lines);
      return seen;
    },
  };
}
