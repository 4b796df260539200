import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordCalled } from '../../api/links/declared.ts';

const to = (name: string) => recordCalled(name, organisationRecords);

/** Whom a roster is for, and where a holiday is kept. */
export const places = {
  concern: to('concern'),
  location: to('location'),
  department: to('department'),
  unit: to('unit'),
  subUnit: to('sub-unit'),
} as const;
