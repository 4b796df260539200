import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordCalled } from '../../api/links/declared.ts';

const to = (name: string) => recordCalled(name, organisationRecords);

/** Where people belong and devices hang. */
export const places = {
  concern: to('concern'),
  department: to('department'),
  designation: to('designation'),
  location: to('location'),
  unit: to('unit'),
} as const;
