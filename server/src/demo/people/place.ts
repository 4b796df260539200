import { designations } from '../company/company.ts';

/** Where someone works and as what: job data by name, which ids replace when it is saved. */
const grades = new Map(designations.map(({ name, grade }) => [name, grade]));
const inTheField = new Set([
  'Regional Sales Manager',
  'Area Sales Manager',
  'Territory Sales Officer',
]);

export function categoryOf(designation: string): string {
  if (inTheField.has(designation)) return 'Field force';
  const step = grades.get(designation)?.[0];
  if (step === 'W') return 'Worker';
  return step === 'O' ? 'Staff' : 'Management';
}

const byDepot = /^Rajshahi|Dry store|Milk collection/;
const byFactory = /^Factory Operation|Cold store|Transport/;

function locationOf(department: string, unit = '', area = ''): string {
  if (byDepot.test(area) || byDepot.test(unit)) return 'Bogura depot';
  return byFactory.test(department) || byFactory.test(unit)
    ? 'Tongi factory'
    : 'Head office, Banani';
}

/** `unit` is a unit or `unit/sub-unit`, `area` a region or `region/area`. */
export function demoPlace(department: string, { unit, area }: { unit?: string; area?: string }) {
  const [outer, inner] = unit?.split('/') ?? [];
  const [region, inside] = area?.split('/') ?? [];
  return {
    departmentId: department,
    unitId: outer ? `${department}/${outer}` : null,
    subUnitId: inner ? `${department}/${outer}/${inner}` : null,
    locationId: locationOf(department, unit, area),
    regionId: region ?? null,
    areaId: inside && area ? area : null,
  };
}
