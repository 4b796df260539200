import { signUpCalls } from '@muster/contract/identity/calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { confirmAddress } from './confirm-address.ts';
import { signUp } from './sign-up.ts';

export const signUpRoutes: readonly Route[] = [
  route(signUpCalls.signUp, { tx: false }, ({ input, ...call }) => signUp(call, input.body)),
  route(signUpCalls.confirm, { tx: false }, ({ input, ...call }) =>
    confirmAddress(call, input.params.token),
  ),
];
