import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import type { PlaceKind } from '@muster/contract/people/batches/batch-places.ts';
import type { Acting } from '../../../platform/sheets/batches/acting.ts';

/** Whether someone could add such a record on its own screen: a sheet gives no further rights. */
export function mayMake({ kind }: { readonly kind: PlaceKind }, acting: Acting): boolean {
  const create = organisationRecords.find(({ entity }) => entity.name === kind)?.calls.create;
  if (!acting || !create) return false;
  const { capacities, concerns } = acting;
  return mayCall(create, { capacities, isLimited: concerns !== 'all' });
}
