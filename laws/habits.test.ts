import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sources, tests } from './sources.ts';

const all = sources();
const lines = (text: string): number => text.trimEnd().split('\n').length;

it('no file is over 300 lines', () => {
  expect(all.filter(({ text }) => lines(text) > 300).map(({ file }) => file)).toEqual([]);
});

it('no attic: nothing is called utils, helpers, common, misc or index', () => {
  const attic = /\/(utils?|helpers?|common|misc|index)(\/|\.tsx?$)/;
  expect(all.filter(({ file }) => attic.test(file)).map(({ file }) => file)).toEqual([]);
});

it('file names are kebab-case', () => {
  expect(all.filter(({ file }) => !/^[a-z0-9/.-]+$/.test(file)).map(({ file }) => file)).toEqual(
    [],
  );
});

it('the engine stays small on both sides', () => {
  for (const side of ['server/src/entity/', 'web/src/entity/']) {
    const size = all
      .filter(({ file }) => file.startsWith(side))
      .reduce((sum, { text }) => sum + lines(text), 0);
    expect(size, side).toBeLessThanOrEqual(600);
  }
});

it('the engine never asks which record it has', () => {
  const asking = all.filter(
    ({ file, text }) => /\/entity\//.test(file) && /entity\.name ===/.test(text),
  );
  expect(asking.map(({ file }) => file)).toEqual([]);
});

it('transactions are opened by the one function that guards and retries them', () => {
  const openers = all.filter(
    ({ file, text }) =>
      /\.transaction\(\)/.test(text) && !file.endsWith('platform/db/transaction.ts'),
  );
  expect(openers.map(({ file }) => file)).toEqual([]);
});

it('the clock is read in one place', () => {
  const reading = /\bnew Date\(\s*\)|Date\.now\(|\bnow\(\)::|current_timestamp/;
  const readers = all.filter(
    ({ file, text }) =>
      file.startsWith('server/') && !file.endsWith('platform/clock.ts') && reading.test(text),
  );
  expect(readers.map(({ file }) => file)).toEqual([]);
});

it('days are walked by the kernel, which ends by their count: no loop compares or adds days', () => {
  const loops = /\b(for \((let|;)|while \()[^\n]*(\baddDays\(|\bmonth(After|Before)\(|86_400_000)/;
  const compared =
    /\b(for \((let|;)[^\n]*|while \([^\n]*)\b\w*(day|date|until|last|month)\w* (<=?|>=?) [a-z]/i;
  const walkers = all.filter(({ text }) => loops.test(text) || compared.test(text));
  expect(walkers.map(({ file }) => file)).toEqual([]);
});

it('the lock file names no download address and no source names a path of a machine', () => {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
  const paths = all.filter(({ text }) => /['"`]\/(root|home|work|tmp)\//.test(text));
  expect(paths.map(({ file }) => file)).toEqual([]);
});

it('a test has no limit of its own in plain milliseconds, and is not tried again until it passes', () => {
  const limit =
    /\btimeout: \d|\}, \d[\d_]*,?\s*\);|AbortSignal\.timeout\(\d|setTimeout\(\d[\d_]{3,}|\bretry: \d|test\.slow\(/;
  const limited = tests().filter(({ text }) => limit.test(text));
  expect(limited.map(({ file }) => file)).toEqual([]);
});
