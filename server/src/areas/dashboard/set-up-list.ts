import { type SetUpStep, setUpSteps } from '@muster/contract/dashboard/set-up-calls.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import type { Installation } from '../../platform/installation.ts';
import { daysSetUp } from '../calendar/public.ts';
import { hasAccess } from '../identity/public.ts';
import { hasLeaveTypes } from '../leave/public.ts';
import { structureSetUp } from '../organisation/public.ts';
import { hasPeople } from '../people/public.ts';

/** One question a room, however large the company is. */
export async function readSetUpList(db: Handle, { delivers }: Pick<Installation, 'delivers'>) {
  const done: Readonly<Record<SetUpStep, boolean>> = {
    ...(await structureSetUp(db)),
    ...(await daysSetUp(db)),
    leaveTypes: await hasLeaveTypes(db),
    people: await hasPeople(db),
    access: await hasAccess(db),
    mail: delivers,
  };
  return { steps: setUpSteps.map((step) => ({ step, isDone: done[step] })) };
}
