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
import { root } from './sources.ts';

const parts = [
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
];

function copyHouse(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'muster-page-'));
  for (const name of parts)
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (source) => !/(node_modules|dist)$/.test(source),
    });
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules/@muster'), { recursive: true });
  for (const name of readdirSync(modules).filter((one) => one !== '@muster'))
    symlinkSync(path.join(modules, name), path.join(copy, 'node_modules', name));
  symlinkSync(path.join(copy, 'contract'), path.join(copy, 'node_modules/@muster/contract'));
  return copy;
}

interface Step {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

const stepsOf = (page: string): readonly Step[] =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/```(\w+) (\S+)\n([\s\S]*?)```/g)].map(
    ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
  );

const side = (text: string, signs: string): string =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => signs.includes(line[0] ?? ' '))
    .map((line) => line.slice(1))
    .join('\n');

function apply(copy: string, { kind, file, text }: Step): void {
  const place = path.join(copy, file);
  mkdirSync(path.dirname(place), { recursive: true });
  if (kind !== 'diff') return writeFileSync(place, text);
  const before = readFileSync(place, 'utf8');
  const old = side(text, ' -');
  if (before.split(old).length !== 2) throw new Error(`${file} should have once: ${old}`);
  writeFileSync(
    place,
    before.replace(old, () => side(text, ' +')),
  );
}

/** A page of the documentation, done step by step in a copy of the house. */
export interface FollowedPage {
  /** how many steps it has */
  readonly steps: number;
  /** files that were there before and were changed */
  readonly changed: readonly string[];
  /** runs a program there and answers what it printed */
  run(...args: string[]): string;
  end(): void;
}

export function followPage(page: string): FollowedPage {
  const steps = stepsOf(page);
  const copy = copyHouse();
  for (const step of steps) apply(copy, step);
  return {
    steps: steps.length,
    changed: [...new Set(steps.filter(({ kind }) => kind === 'diff').map(({ file }) => file))],
    run: (...args) => {
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
    },
    end: () => rmSync(copy, { recursive: true, force: true }),
  };
}
