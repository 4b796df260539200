import { describe, expect, it } from 'vitest';
import { personListFields } from './list-kinds.ts';

const told = (list: Parameters<typeof personListFields>[0]) =>
  personListFields(list).map(({ name, kind, isNeeded, max }) =>
    [name, kind, max || '', isNeeded ? 'needed' : ''].join(' ').trim(),
  );

describe('the fields of a list are read from its declaration', () => {
  it('text with its length, years, and what is needed', () => {
    expect(told('education')).toEqual([
      'degree text 120 needed',
      'institution text 160 needed',
      'subject text 120',
      'passedIn year 4',
      'result text 40',
    ]);
  });

  it('days, also under another name on the wire', () => {
    expect(told('experience').filter((field) => field.includes(' day'))).toEqual([
      'from day  needed',
      'until day',
    ]);
    expect(told('family')).toContain('birthOn day');
  });
});
