import { questionCalls } from '@muster/contract/pay/questions/question-calls.ts';
import { call } from '../../../api/client.ts';

/** How many wait for an answer of the reader. */
export const countWaiting = async (signal: AbortSignal): Promise<number> =>
  (await call(questionCalls.list, { query: { isWaiting: true, limit: 1 } }, signal)).total;
