import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { type Now, readNow } from '../../../platform/now.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { nowOfPerson } from '../../people/public.ts';

/** Now, where someone is, or where the group is if nobody is meant. */
export const attendanceNow = (
  db: Handle,
  { clock, settings }: { readonly clock: Clock; readonly settings: Settings },
  employeeId: string | null = null,
): Promise<Now> => nowOfPerson({ db, clock }, { now: readNow(settings) }, employeeId);
