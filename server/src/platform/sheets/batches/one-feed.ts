import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { isRefused } from '../../db/refused.ts';
import type { SheetSubject } from './sheet-subject.ts';

/** The table allows a room one live feed: whoever comes second, at whatever step, is told so. */
export const refuseSecondFeed =
  ({ secondFeed }: SheetSubject) =>
  (error: unknown): never => {
    const isSecond = isRefused(error) && error.constraint === 'sheet_batch_one_feed';
    throw isSecond && secondFeed ? new Refusal(secondFeed) : error;
  };
