import { jobFields } from '@muster/contract/people/employee.ts';
import { expect, it } from 'vitest';
import { isCarried, withInside } from './bulk-fields.ts';

it.each([
  [[], []],
  [['locationId'], ['locationId']],
  [['departmentId'], ['departmentId', 'unitId', 'subUnitId']],
  [['unitId'], ['unitId', 'subUnitId']],
  [
    ['regionId', 'designationId'],
    ['designationId', 'regionId', 'areaId'],
  ],
] as const)('of %j change %j', (ticked, changing) => {
  expect(withInside(ticked, jobFields)).toEqual(changing);
});

it('a unit is carried by its department, not by itself', () => {
  expect(isCarried('unitId', ['departmentId'])).toBe(true);
  expect(isCarried('subUnitId', ['unitId'])).toBe(true);
  expect(isCarried('unitId', ['unitId', 'regionId'])).toBe(false);
});
