import { expect, it } from 'vitest';
import { findLink, linkList } from './find-link.ts';

const row = (id: string, name: string, parentId: string | null = null, isActive = true) => ({
  id,
  name,
  parentId,
  isActive,
});
const list = linkList([
  row('s1', 'Sales', 'padma'),
  row('s2', 'Sales', 'meghna'),
  row('a', 'Audit', 'padma'),
  row('old', 'Archive', 'padma', false),
]);
const padma = { id: 'padma', name: 'Padma' };

it.each([
  ['audit', {}, 'a'],
  [' AUDIT ', {}, 'a'],
  ['a', {}, 'a'],
  ['Sales', {}, 'several-names'],
  ['Sales', { within: padma }, 's1'],
  ['Sales', { current: 's2' }, 's2'],
  ['Archive', {}, 'inactive-name'],
  ['Archive', { current: 'old' }, 'old'],
  ['Audit', { within: { id: 'meghna', name: 'Meghna' } }, 'not-inside'],
  ['Adit', {}, 'unknown-name-near'],
  ['Wizardry', {}, 'unknown-name'],
])('%s with %j is %s', (text, place, found) => {
  const result = findLink(list, text, { current: null, ...place });
  expect('wrong' in result ? result.wrong.code : result.id).toBe(found);
});
