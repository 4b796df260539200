import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordCalled } from '../../../api/links/declared.ts';

/** A user may be limited to one of these. */
export const concernRecord = recordCalled('concern', organisationRecords);
