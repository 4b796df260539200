import { identityCalls } from './identity/calls.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import type { Declared } from './kernel/entity.ts';
import { organisationRecords } from './organisation/records.ts';

/** The only list of all declared records. */
export const records: readonly Declared[] = [...organisationRecords];

/** The only list of all calls, by the room or record they belong to. */
export const calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  identity: identityCalls,
  ...Object.fromEntries(records.map((record) => [record.entity.name, record.calls])),
};
