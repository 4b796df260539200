import type { TakenAs } from '../records.ts';
import type { EntryCause } from './line-why.ts';

/** What is due all the same when there was too little pay: the rest hangs on its month, or keeps a balance of its own. */
export const carriedKinds: readonly TakenAs[] = ['Court', 'Other'];
export const carriedCauses: readonly EntryCause[] = ['arrear', 'carried'];

/** Whether the next pay takes what there was too little pay for. */
export const isTakenLater = (takenAs: TakenAs | undefined, cause: string | undefined): boolean =>
  (takenAs !== undefined && carriedKinds.includes(takenAs)) ||
  carriedCauses.some((one) => one === cause);
