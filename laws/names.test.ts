import { expect, it } from 'vitest';
import { sources } from './sources.ts';

const all = sources();

/** Said by every room, or in both languages, of the same thing. */
const sameThing = /^(words|rooms|cards|places|documentFields|listTitles)$|Room$/;

const exported =
  /^export (?:async )?(?:const|function\*?|class|interface|type) ([A-Za-z_$][\w$]*)/gm;

const exportedIn = (files: readonly { file: string; text: string }[]) => {
  const found = new Map<string, Set<string>>();
  for (const { file, text } of files)
    for (const [, name = ''] of text.matchAll(exported))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
};

const meaningMore = (found: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...found]
    .filter(([name, files]) => files.size > 1 && !sameThing.test(name))
    .map(([name, files]) => `${name}: ${[...files].join(', ')}`);

it('an exported name means one thing in the whole house', () => {
  expect(meaningMore(exportedIn(all))).toEqual([]);
});

it('would be found', () => {
  const files = [
    { file: 'a.ts', text: 'export interface Told {\nexport const one = 1;' },
    { file: 'b.ts', text: 'export type Told = string;\nexport const words = {};' },
    { file: 'c.ts', text: 'export const words = {};' },
  ];
  expect(meaningMore(exportedIn(files))).toEqual(['Told: a.ts, b.ts']);
});

/** The programs that are started by their path lie side by side. */
const programs = 'server/src';
const most = 15;

it('a folder holds at most 15 files, so that its name says what is in it', () => {
  const count = new Map<string, number>();
  for (const { file } of all) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    count.set(folder, (count.get(folder) ?? 0) + 1);
  }
  const full = [...count].filter(([folder, files]) => files > most && folder !== programs);
  expect(full).toEqual([]);
});

it('no folder is called for being a part of something', () => {
  expect(all.filter(({ file }) => /\/parts\//.test(file)).map(({ file }) => file)).toEqual([]);
});
