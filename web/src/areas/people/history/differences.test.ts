import type { JobPeriod } from '@muster/contract/people/people-calls.ts';
import { describe, expect, it } from 'vitest';
import { periodDifferences, periodOn } from './differences.ts';

const sales = { id: 'd1', name: 'Sales' };
const first: JobPeriod = {
  id: 'p1',
  from: '2024-01-01',
  until: null,
  cause: 'join',
  note: null,
  changed: [],
  designationId: { id: 'o1', name: 'Officer' },
  departmentId: sales,
  unitId: null,
  subUnitId: null,
  locationId: null,
  regionId: null,
  areaId: null,
  categoryId: null,
  employmentType: null,
  lineManagerId: null,
  secondTierId: null,
  status: 'Probation',
  createdAt: '2024-01-01T00:00:00Z',
  can: { cancel: false },
};

describe('what a period changed', () => {
  it('is what differs from the one before, by identity and not by name', () => {
    const next: JobPeriod = {
      ...first,
      from: '2024-07-01',
      departmentId: { ...sales, name: 'Sales and Marketing' },
      unitId: { id: 'u1', name: 'North' },
      status: 'Confirmed',
    };
    expect(periodDifferences(first, next)).toEqual([
      { field: 'status', before: 'Probation', after: 'Confirmed' },
      { field: 'unitId', before: null, after: { id: 'u1', name: 'North' } },
    ]);
  });

  it('is, of the first one, all that it begins with', () => {
    expect(periodDifferences(undefined, first).map(({ field }) => field)).toEqual([
      'status',
      'designationId',
      'departmentId',
    ]);
  });
});

describe('the period on a day', () => {
  const later = { ...first, id: 'p2', from: '2024-07-01' };

  it('is the last that has begun', () => {
    expect(periodOn([later, first], '2024-06-30')?.id).toBe('p1');
    expect(periodOn([later, first], '2024-07-01')?.id).toBe('p2');
  });

  it('is none before the first', () => {
    expect(periodOn([later, first], '2023-12-31')).toBeUndefined();
  });
});
