import { declarationCalls } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { call } from '../../../../api/client.ts';

/** About how many the reader may decide. */
export const countWaitingDeclarations = async (signal: AbortSignal): Promise<number> =>
  (await call(declarationCalls.list, { query: { isWaiting: true, limit: 1 } }, signal)).total;
