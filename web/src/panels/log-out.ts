import { identityCalls } from '@muster/contract/identity/calls.ts';
import { call } from '../api/client.ts';
import { leave } from '../session/session.ts';

/** Leaves even when the server cannot be reached: a shared computer must not stay logged in. */
export async function logOut(): Promise<void> {
  await call(identityCalls.adminLogout, {}, AbortSignal.timeout(5000)).catch(() => undefined);
  leave();
}
