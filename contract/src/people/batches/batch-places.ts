/** What a sheet may name before it is there, and what it is called among the records. */
export const placeKinds = {
  designationId: 'designation',
  departmentId: 'department',
  unitId: 'unit',
  locationId: 'location',
} as const;

export type PlaceField = keyof typeof placeKinds;
export type PlaceKind = (typeof placeKinds)[PlaceField];

/** From the outside in: a unit lies in a department. */
export const placeFields = ['designationId', 'locationId', 'departmentId', 'unitId'] as const;
