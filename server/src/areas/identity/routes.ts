import { setupCalls } from '@muster/contract/identity/calls.ts';
import type { FileAddress } from '../../platform/files/files.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { accessRoutes } from './access/routes.ts';
import { accountRoutes } from './account/account-routes.ts';
import { ownPhotoRoutes } from './account/own-photo.ts';
import { ownSessionRoutes } from './account/own-sessions.ts';
import { recoveryRoutes } from './sign-up/recovery-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { setUp, setupState } from './login/set-up.ts';
import { signUpRoutes } from './sign-up/sign-up-routes.ts';
import { userRoutes } from './users/routes.ts';
import type { UserReader } from './users/change-user.ts';

export const identityRoutes = (reader: UserReader, addressOf: FileAddress): readonly Route[] => [
  ...accountRoutes,
  ...recoveryRoutes,
  ...signUpRoutes,
  ...ownSessionRoutes,
  ...ownPhotoRoutes(addressOf),
  ...secondFactorRoutes,
  ...userRoutes(reader),
  ...accessRoutes,
  route(setupCalls.state, { tx: false }, ({ input, ...call }) =>
    setupState(call, input.params.token),
  ),
  route(setupCalls.setUp, { tx: false }, ({ input, ...call }) =>
    setUp(call, input.params.token, input.body),
  ),
];
