import { progressOf } from '../platform/archive/progress.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const progress = progressOf(say);

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const number = (count: number): string => count.toLocaleString('en');

export const contentsLine = (
  rows: number,
  tables: number,
  files: { count: number; bytes: number },
) =>
  `${number(rows)} rows in ${number(tables)} tables, ${number(files.count)} files of ${megabytes(files.bytes)}`;

/** Runs a command to its end: a sentence and 1 when it could not be done. */
export async function run(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return say(help);
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
