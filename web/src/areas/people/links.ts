import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordCalled } from '../../api/links/declared.ts';

const to = (name: string) => recordCalled(name, organisationRecords);

/** The records that a person's place is made of. */
export const places = {
  concernId: to('concern'),
  departmentId: to('department'),
  unitId: to('unit'),
  subUnitId: to('sub-unit'),
  designationId: to('designation'),
  locationId: to('location'),
  regionId: to('region'),
  areaId: to('area'),
  categoryId: to('employee-category'),
} as const;
