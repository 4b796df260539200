import { expect, it } from 'vitest';
import { inLoops } from './manager-loops.ts';

/** `a>b,c` says that a reports to b and to c. */
const tree = (lines: string) =>
  new Map(
    lines
      .split(' ')
      .filter(Boolean)
      .map((line) => {
        const [person = '', above = ''] = line.split('>');
        return [person, new Set(above.split(',').filter(Boolean))] as const;
      }),
  );

it.each([
  ['nobody', '', []],
  ['a line', 'a>b b>c c>', []],
  ['two ways to one manager', 'a>b,c b>d c>d', []],
  ['someone above themselves', 'a>a', ['a']],
  ['two above each other', 'a>b b>a', ['a', 'b']],
  ['a ring with people below it and above it', 'x>a a>b b>c c>a,top top>', ['a', 'b', 'c']],
  ['a ring by the second manager', 'a>b b>c,a', ['a', 'b']],
  ['two rings', 'a>b b>a c>d d>c', ['a', 'b', 'c', 'd']],
])('%s', (_, lines, looped) => {
  expect([...inLoops(tree(lines))].toSorted()).toEqual(looped);
});

it('walks a house of any depth', () => {
  const deep = new Map(
    Array.from({ length: 50_000 }, (_, at) => [`p${at}`, new Set([`p${at + 1}`])] as const),
  );
  expect(inLoops(deep).size).toBe(0);
  deep.set('p50000', new Set(['p0']));
  expect(inLoops(deep).size).toBe(50_001);
});
