import { expect, it } from 'vitest';
import { nearIn, nearOf } from './near-words.ts';

const finds = (name: string, searched: string): boolean => {
  const near = new Set(nearOf(name));
  const groups = nearIn(searched);
  return groups.length > 0 && groups.every((group) => group.some((word) => near.has(word)));
};

it.each([
  ['Mahmuda Khanam', 'mahmuda', true],
  ['Mahmuda Khanam', 'mahmda', true],
  ['Mahmuda Khanam', 'mahmoda', true],
  ['Mahmuda Khanam', 'mahmudda', true],
  ['Mahmuda Khanam', 'mahmdua', true],
  ['Mahmuda Khanam', 'khanom mahmuda', true],
  ['Mahmuda Khanam', 'mahmuda rahman', false],
  ['Mahmuda Khanam', 'mahomed', false],
  ['রফিকুল ইসলাম', 'রফিকুল', true],
  ['রফিকুল ইসলাম', 'রফকুল', true],
  ['Abdul Motaleb', 'ali', false],
])('%s by %s: %s', (name, searched, found) => {
  expect(finds(name, searched)).toBe(found);
});
