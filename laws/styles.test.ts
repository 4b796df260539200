import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

const folder = path.join(root, 'web/src/areas');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Classes that a rule of the sheet is about by themselves: `.pay-bar {`. */
const ownClasses = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^\s*\.([\w-]+)(?=\s*[,{])/gm)].map(([, name = '']) => name));

it('a class of a room is drawn by one sheet: they come with their screens, and the last would win', () => {
  const drawn = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const name of ownClasses(readFileSync(path.join(folder, sheet), 'utf8')))
      drawn.set(name, [...(drawn.get(name) ?? []), sheet.split(path.sep).join('/')]);
  expect(drawn.size).toBeGreaterThan(100);
  expect([...drawn].filter(([, by]) => by.length > 1)).toEqual([]);
});
