import { describe, expect, it } from 'vitest';
import { sortAfterClick } from './column.ts';
import { pageChoice, pageToggled, toggled } from './selection.ts';

const set = (...ids: string[]) => new Set(ids);

describe('choosing rows', () => {
  it('takes a row in and out', () => {
    expect(toggled(set('a'), 'b')).toEqual(set('a', 'b'));
    expect(toggled(set('a', 'b'), 'b')).toEqual(set('a'));
  });

  it('says how much of the page is chosen', () => {
    expect(pageChoice(set('x'), ['a', 'b'])).toBe('none');
    expect(pageChoice(set('a'), ['a', 'b'])).toBe('some');
    expect(pageChoice(set('a', 'b', 'x'), ['a', 'b'])).toBe('all');
    expect(pageChoice(set('x'), [])).toBe('none');
  });

  it('chooses the rest of a page first, then none of it, and leaves other pages alone', () => {
    expect(pageToggled(set('x', 'a'), ['a', 'b'])).toEqual(set('x', 'a', 'b'));
    expect(pageToggled(set('x', 'a', 'b'), ['a', 'b'])).toEqual(set('x'));
  });
});

describe('a click on a header', () => {
  it('starts from A on a new column and turns round on the same', () => {
    const name = { key: 'name', descending: true };
    expect(sortAfterClick(name, 'grade')).toEqual({ key: 'grade', descending: false });
    expect(sortAfterClick(name, 'name')).toEqual({ key: 'name', descending: false });
    expect(sortAfterClick({ key: 'name', descending: false }, 'name')).toEqual(name);
  });
});
