import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/**
 * The words of a room come with its screens. What reads the words of another room would wait for them in
 * the middle of a form, so only those are spoken that came with the panel.
 */
const all = sources();
const areas = all.filter(({ file }) => file.startsWith('web/src/areas/'));
const roomOf = (file: string): string => file.split('/')[3] ?? '';

/** By the key under which screens read them: the room. */
const rooms = new Map(
  areas
    .filter(({ file }) => file.endsWith('/words.ts'))
    .flatMap(({ file, text }) => {
      const [, keys = ''] = /roomWords\(\[([^\]]*)\]/.exec(text) ?? [];
      return [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => [key, roomOf(file)] as const);
    }),
);
const [, withPanel = ''] =
  /const ofStaff = screensWith\(([^)]*)\)/.exec(readFileSync('web/src/router/panels.ts', 'utf8')) ??
  [];
const always = new Set([...withPanel.matchAll(/(\w+)Words/g)].map(([, room = '']) => room));

/** `words.leave.title`, `const { leave } = words` */
const spoken = (text: string): string[] => [
  ...[...text.matchAll(/\bwords\.(\w+)/g)].map(([, key = '']) => key),
  ...[...text.matchAll(/\{([^{}]*)\} = (?:useWords\(\)\.)?words\b/g)].flatMap(([, keys = '']) =>
    keys.split(',').map((key) => key.split(':')[0]?.trim() ?? ''),
  ),
];

it('a room speaks its own words, and those that come with the panel', () => {
  const strange = areas.flatMap(({ file, text }) =>
    [...new Set(spoken(text))]
      .map((key) => rooms.get(key))
      .filter((room) => room !== undefined && room !== roomOf(file) && !always.has(room))
      .map((room) => `${file} speaks of ${room}`),
  );
  expect(strange).toEqual([]);
});

it('would be found', () => {
  expect(rooms.get('leave')).toBe('leave');
  expect([...always]).toContain('people');
  expect(spoken('const { leave, people: who } = words; words.pay.x')).toEqual([
    'pay',
    'leave',
    'people',
  ]);
});
