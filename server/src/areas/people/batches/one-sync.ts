import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { syncUnderWay } from '@muster/contract/people/sync-refusals.ts';
import { isRefused } from '../../../platform/db/refused.ts';

/** The table allows one live sync: whoever comes second, at whatever step, is told so. */
export const refuseSecondSync = (error: unknown): never => {
  const isSecond = isRefused(error) && error.constraint === 'employee_batch_one_sync';
  throw isSecond ? new Refusal(syncUnderWay) : error;
};
