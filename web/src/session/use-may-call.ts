import { type Endpoint, mayCall } from '@muster/contract/kernel/endpoint.ts';
import { useSession } from './session.ts';

/** Whether who is logged in may make a call at all: buttons stand where the server would answer. */
export const useMayCall = (call: Pick<Endpoint, 'access' | 'ofGroup'>): boolean =>
  useSession(({ user }) => user !== null && mayCall(call, user));
