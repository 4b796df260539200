import { describe, expect, it } from 'vitest';
import { feedColumns, recordListsIn, textOf, valueAt } from './feed-values.ts';

const record = { code: ' E-1 ', emp: { name: { first: 'Rahim' }, tags: ['a'] }, 'a.b': 1 };

describe('a value by its path', () => {
  it.each([
    ['code', ' E-1 '],
    ['emp.name.first', 'Rahim'],
    ['emp.tags.0', 'a'],
    ['a.b', 1],
    ['emp.none', undefined],
    ['none.at.all', undefined],
    ['code.length', undefined],
    ['emp.constructor', undefined],
    ['__proto__.toString', undefined],
    ['', undefined],
  ])('%s', (path, value) => {
    expect(valueAt(record, path)).toEqual(value);
  });
});

describe('a value as text', () => {
  it.each([
    ['  Rahim\tUddin\n', 'Rahim Uddin'],
    ['a\u0000b', 'a b'],
    ['\ud800x', '\ufffdx'],
    [7, '7'],
    [0, '0'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    ['x'.repeat(900), 'x'.repeat(500)],
    [{ a: 1 }, undefined],
    [['a'], undefined],
  ])('%j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

it('finds the lists of records, wherever they lie', () => {
  expect(recordListsIn([{ a: 1 }])).toEqual(['']);
  expect(recordListsIn({ ok: true, data: { items: [{ a: 1 }], tags: ['x'] } })).toEqual([
    'data.items',
  ]);
  expect(recordListsIn({ error: 'no' })).toEqual([]);
});

it('tells every column with a few values, and the first five rows', () => {
  const records = Array.from({ length: 9 }, (_, at) => ({
    code: `E-${at}`,
    ...(at > 6 && { post: { name: 'Clerk' } }),
    list: [1],
  }));
  const { columns, rows } = feedColumns(records);
  expect(columns).toEqual([
    { name: 'code', samples: Array.from({ length: 8 }, (_, at) => `E-${at}`) },
    { name: 'post.name', samples: ['Clerk'] },
  ]);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual(['E-0', null]);
});
