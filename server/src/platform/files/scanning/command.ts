import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { ScanVerdict } from './verdict.ts';

/** As `clamscan -` answers: 0 is clean, 1 is something found, all else is a failure of its own. */
const verdicts = new Map<unknown, ScanVerdict>([
  [0, 'clean'],
  [1, 'infected'],
]);

/** The file goes in at the standard input of a program that gets no secrets of ours and no shell. */
export async function runScanner(
  [program, ...given]: readonly [string, ...string[]],
  path: string,
  signal: AbortSignal,
): Promise<ScanVerdict> {
  const child = spawn(program, given, {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close');
  // one that has seen enough stops reading: its verdict counts, not the broken pipe
  const fed = pipeline(createReadStream(path), child.stdin).catch(() => undefined);
  const [code] = await ended;
  await fed;
  const verdict = verdicts.get(code);
  if (!verdict) throw new Error(`the scanner ended with ${String(code)}`);
  return verdict;
}
