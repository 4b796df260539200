import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './sources.ts';

/** The page docs/add-a-record.md, done step by step in a copy of the house. */
const copy = mkdtempSync(path.join(tmpdir(), 'muster-record-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function copyHouse(): void {
  for (const name of [
    'package.json',
    'contract',
    'server',
    'web',
    'laws',
    'e2e',
    'tools',
    'tsconfig.json',
    'vitest.config.ts',
    'playwright.config.ts',
  ])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (source) => !/(node_modules|dist)$/.test(source),
    });
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules/@muster'), { recursive: true });
  for (const name of readdirSync(modules).filter((one) => one !== '@muster'))
    symlinkSync(path.join(modules, name), path.join(copy, 'node_modules', name));
  symlinkSync(path.join(copy, 'contract'), path.join(copy, 'node_modules/@muster/contract'));
}

interface Step {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

const steps: readonly Step[] = [
  ...readFileSync(path.join(root, 'docs/add-a-record.md'), 'utf8').matchAll(
    /```(\w+) (\S+)\n([\s\S]*?)```/g,
  ),
].map(([, kind = '', file = '', text = '']) => ({ kind, file: path.join(copy, file), text }));

const side = (text: string, signs: string): string =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => signs.includes(line[0] ?? ' '))
    .map((line) => line.slice(1))
    .join('\n');

function apply({ kind, file, text }: Step): void {
  if (kind !== 'diff') return writeFileSync(file, text);
  const before = readFileSync(file, 'utf8');
  const old = side(text, ' -');
  expect(before.split(old), `${file} has once: ${old}`).toHaveLength(2);
  writeFileSync(
    file,
    before.replace(old, () => side(text, ' +')),
  );
}

const run = (...args: string[]): string => {
  try {
    const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' };
    return execFileSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      env,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};

describe('a record added as the page says', () => {
  beforeAll(() => {
    copyHouse();
    expect(steps).toHaveLength(8);
    for (const step of steps) apply(step);
    run('server/src/generate-row-types.ts');
  });

  it('compiles on both sides', () => {
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
    run('node_modules/typescript/bin/tsc', '-p', 'web/tsconfig.json');
  });

  it('keeps the laws', () => {
    const laws = ['schema', 'access', 'calls', 'imports'].map((name) => `laws/${name}.test.ts`);
    const told = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'laws',
      '--reporter=verbose',
      ...laws,
    );
    expect(told).toContain('meeting-room > has exactly the declared columns');
    expect(told).toContain('hr > meeting-room.create');
  });

  it('is served like every other', () => {
    const walk = [
      '--project',
      'embedded',
      'server/src/main/walk.test.ts',
      '-t',
      'server > meeting-room',
    ];
    const told = run('node_modules/vitest/vitest.mjs', 'run', ...walk);
    expect(told).toMatch(/Tests .*1 passed/);
  });
});
