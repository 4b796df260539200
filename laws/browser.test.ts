import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firstThatRuns, onPath } from '../e2e/find-browser.ts';

/** Which browser the journeys take: the law is the order, and a sentence where there is none. */
const folder = mkdtempSync(path.join(tmpdir(), 'muster-browsers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, code: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

it('the first that runs is taken, a stand-in is passed over, later ones are not asked for', async () => {
  const standIn = program('one/chromium', 1);
  const browser = program('two/google-chrome', 0);
  const folders = [path.dirname(standIn), path.dirname(browser)].join(path.delimiter);
  expect(onPath(folders)).toEqual([standIn, browser]);
  const neverAsked = () => {
    throw new Error('asked for');
  };
  expect(await firstThatRuns([() => [], () => onPath(folders), neverAsked])).toBe(browser);
});

it('a browser of another kind of machine is passed over', async () => {
  const foreign = path.join(folder, 'foreign');
  writeFileSync(foreign, '\x7fELF of another machine', { mode: 0o755 });
  const browser = program('three/chromium', 0);
  expect(await firstThatRuns([() => [foreign], async () => [browser]])).toBe(browser);
});

it('without any, a sentence says what to install', async () => {
  await expect(firstThatRuns([() => [program('four/chromium', 1)]])).rejects.toThrow(
    /^No browser was found for the journeys\. Install Chromium \(on Debian and Ubuntu: apt-get install chromium;/,
  );
});
