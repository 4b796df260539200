import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { openBackend } from './backend.ts';
import { watchForBreakage } from './breakage.ts';
import type { WorkerOptions, WorkerReport, WorkerRequest } from './worker-host.ts';

if (!parentPort) throw new Error('The embedded database runs in a worker thread only.');
const host = parentPort;
const { folder, isFsyncWired } = workerData as WorkerOptions;
const report = (line: WorkerReport) => host.postMessage(line);
let lastWords: string | undefined;
const backend = await openBackend(folder, isFsyncWired, (line) => {
  lastWords = /(?:PANIC|FATAL): .*/.exec(line)?.[0] ?? lastWords;
}).catch((error: unknown) => {
  throw lastWords ? new Error(lastWords, { cause: error }) : error;
});
watchForBreakage(backend, (reason) => {
  report({ kind: 'broken', reason: lastWords ?? reason });
  return process.exit(1);
});

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

// One backend serves everyone in turn. A failed SQL statement is an answer, never an exception: one
// that comes here is left unhandled and ends this thread, which the host reports.
let last: Promise<void> = Promise.resolve();
let isStopped = false;
function inTurn(step: () => Promise<void>): void {
  last = last.then(() => (isStopped ? undefined : step()));
}

/**
 * Whoever connects takes the place of the one before, in this order: that a dropped one is closed is heard on
 * its own port, at times after the first statements of its successor, and would roll those back.
 */
let leave = (): void => undefined;

function serve(port: MessagePort): void {
  leave();
  let isOpen = true;
  const answer = (data: Uint8Array) => {
    if (!isOpen) return;
    const copy = new Uint8Array(data);
    port.postMessage(copy, [copy.buffer]);
  };
  leave = () => {
    if (!isOpen) return;
    isOpen = false;
    inTurn(forgetSession);
  };
  port.on('message', (request: Uint8Array) => {
    if (isOpen) inTurn(() => backend.execProtocolRawStream(request, { onRawData: answer }));
  });
  port.on('close', leave);
}

/** The next connection gets the same backend: nothing of this one may be left in it. */
async function forgetSession(): Promise<void> {
  await backend.execProtocolRawStream(SYNC, { onRawData: () => undefined });
  if (backend.isInTransaction()) await backend.exec('ROLLBACK');
  await backend.exec('DISCARD ALL');
}

host.on('message', (request: WorkerRequest) => {
  if (request.kind === 'connect') return serve(request.port);
  inTurn(async () => {
    isStopped = true;
    await backend.close();
    report({ kind: 'stopped' });
  });
});
report({ kind: 'ready' });
