import { setupCalls } from '@muster/contract/identity/calls.ts';
import { setupClosed } from '@muster/contract/identity/refusals.ts';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';

/** Whether a set-up link is still good; one that was never given is closed too. */
export const setupLink = (token: string, signal: AbortSignal) =>
  call(setupCalls.state, { params: { token } }, signal).catch((cause: unknown) => {
    if (isRefusal(cause, setupClosed)) return { open: false };
    throw cause;
  });
