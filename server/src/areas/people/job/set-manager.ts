import type { Tx } from '../../../platform/db/transaction.ts';
import { changeJob } from './change-job.ts';
import type { LifeListener } from '../life/events.ts';
import type { Now } from '../../../platform/now.ts';

interface Line {
  readonly managerId: string | null;
  /** left out: as it is */
  readonly secondTierId?: string | null;
}

/** From today on. The use case around it writes the audit entry. */
export const setManager = (
  tx: Tx,
  employeeId: string,
  { managerId, secondTierId }: Line,
  now: Now,
  tell: LifeListener,
) =>
  changeJob(
    tx,
    employeeId,
    {
      from: now.today,
      given: { lineManagerId: managerId, ...(secondTierId !== undefined && { secondTierId }) },
      mark: { cause: 'change', note: null, leavingReason: null },
      by: null,
    },
    now,
    tell,
  );
