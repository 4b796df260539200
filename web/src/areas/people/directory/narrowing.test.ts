import { describe, expect, it } from 'vitest';
import { filtersAfter } from './narrowing.ts';

const here = { concern: 'c', department: 'd', unit: 'u', subUnit: 's', region: 'r', area: 'a' };

describe('filters that lie one inside the other', () => {
  it('go with the one around them', () => {
    expect(filtersAfter(here, 'department', 'd2')).toEqual({
      concern: 'c',
      department: 'd2',
      region: 'r',
      area: 'a',
    });
    expect(filtersAfter(here, 'region', undefined)).toEqual({
      concern: 'c',
      department: 'd',
      unit: 'u',
      subUnit: 's',
    });
  });

  it('leave those around them alone', () => {
    expect(filtersAfter(here, 'subUnit', 's2')).toEqual({ ...here, subUnit: 's2' });
    expect(filtersAfter(here, 'area', undefined)).not.toHaveProperty('area');
  });

  it('of no chain touch nothing else', () => {
    expect(filtersAfter(here, 'status', 'Left')).toEqual({ ...here, status: 'Left' });
  });
});
