import { describe, expect, it } from 'vitest';
import { hiddenAfter, hiddenAtFirst, visibleOf } from './column-visibility.ts';

const columns = [
  { key: 'name', place: 'title' },
  { key: 'grade', place: 'meta' },
  { key: 'active', place: 'meta' },
] as const;
const known = columns.map((column) => column.key);

describe('visible columns', () => {
  it('leaves hidden ones out', () => {
    expect(visibleOf(columns, ['grade']).map((column) => column.key)).toEqual(['name', 'active']);
  });

  it('never hides the title, whatever the browser remembers', () => {
    expect(visibleOf(columns, ['name', 'grade', 'active'])).toEqual([columns[0]]);
  });

  it('hides and shows again', () => {
    expect(hiddenAfter([], 'grade', known)).toEqual(['grade']);
    expect(hiddenAfter(['grade', 'active'], 'grade', known)).toEqual(['active']);
  });

  it('hides the extra ones until a person chooses', () => {
    expect(hiddenAtFirst([...columns, { key: 'fax', isExtra: true }])).toEqual(['fax']);
  });

  it('forgets columns that no longer exist', () => {
    expect(hiddenAfter(['fax'], 'grade', known)).toEqual(['grade']);
  });
});
