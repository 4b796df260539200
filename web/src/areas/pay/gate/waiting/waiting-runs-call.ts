import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { call } from '../../../../api/client.ts';

/** How many runs wait for the reader to agree. */
export const countWaitingRuns = async (signal: AbortSignal): Promise<number> =>
  (await call(runCalls.list, { query: { isWaiting: true, limit: 1 } }, signal)).total;
