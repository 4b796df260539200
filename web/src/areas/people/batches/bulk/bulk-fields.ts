import type { jobFields } from '@muster/contract/people/employee.ts';

export type JobField = (typeof jobFields)[number];

/** What lies inside of a field goes with it: a unit of the old department fits no longer. */
const inside: Partial<Record<JobField, readonly JobField[]>> = {
  departmentId: ['unitId', 'subUnitId'],
  unitId: ['subUnitId'],
  regionId: ['areaId'],
};

/** Nobody is without these. */
export const neverEmpty: ReadonlySet<JobField> = new Set(['designationId', 'departmentId']);

/** Those that change, in their order: what was ticked and what lies inside of it. */
export const withInside = (
  ticked: readonly JobField[],
  order: readonly JobField[],
): readonly JobField[] => {
  const all = new Set(ticked.flatMap((field) => [field, ...(inside[field] ?? [])]));
  return order.filter((field) => all.has(field));
};

/** Ticked only because the field around it is. */
export const isCarried = (field: JobField, ticked: readonly JobField[]): boolean =>
  ticked.some((other) => inside[other]?.includes(field));

export const innerOf = (field: JobField): readonly JobField[] => inside[field] ?? [];
