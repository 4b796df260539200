import { describe, expect, it } from 'vitest';
import { type EntryChange, entryChanges, fieldsThatDiffer } from './list-changes.ts';
import type { ListRow } from './person-lists.ts';

const person = (name: string, relation: string, phone: string | null = null): ListRow => ({
  name,
  relation,
  phone,
});
const rahim = person('Rahim', 'Son', '01711');
const karim = person('Karim', 'Son', '01722');
const salma = person('Salma', 'Wife', '01733');
const tania = person('Tania', 'Daughter');

/** As a clerk would say it. */
const told = ({ before, after, from, to, isMoved }: EntryChange): string => {
  if (!before) return `${after?.name} added at ${to}`;
  if (!after) return `${before.name} gone from ${from}`;
  const fields = fieldsThatDiffer(before, after).map(
    (field) => `${field} ${before[field]} > ${after[field]}`,
  );
  return [`${before.name}:`, ...fields, ...(isMoved ? [`moved ${from} > ${to}`] : [])].join(' ');
};
const changes = (before: readonly ListRow[], after: readonly ListRow[]) =>
  entryChanges(before, after).map(told);

describe('what of a list would be otherwise', () => {
  it.each<[string, readonly ListRow[], readonly ListRow[], readonly string[]]>([
    ['nothing', [rahim, salma], [{ ...rahim }, salma], []],
    ['the first one', [], [rahim], ['Rahim added at 1']],
    ['one in the middle', [rahim, salma], [rahim, tania, salma], ['Tania added at 2']],
    ['one less', [rahim, tania, salma], [rahim, salma], ['Tania gone from 2']],
    ['all gone', [rahim, salma], [], ['Rahim gone from 1', 'Salma gone from 2']],
    [
      'another phone',
      [rahim, salma],
      [rahim, person('Salma', 'Wife', '01999')],
      ['Salma: phone 01733 > 01999'],
    ],
    [
      'a name spelled right',
      [person('Slama', 'Wife', '01733')],
      [salma],
      ['Slama: name Slama > Salma'],
    ],
    ['someone else', [rahim], [karim], ['Karim added at 1', 'Rahim gone from 1']],
    ['the last one first', [rahim, salma, tania], [tania, rahim, salma], ['Tania: moved 3 > 1']],
    [
      'moved and changed',
      [rahim, salma, tania],
      [person('Tania', 'Daughter', '01744'), rahim, salma],
      ['Tania: phone null > 01744 moved 3 > 1'],
    ],
    ['one of two that are alike', [tania, tania], [tania], ['Tania gone from 2']],
    [
      'added in front: nobody else has moved',
      [rahim, salma],
      [tania, rahim, salma],
      ['Tania added at 1'],
    ],
  ])('%s', (_, before, after, expected) => expect(changes(before, after)).toEqual(expected));
});
