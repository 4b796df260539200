import { concernLogoCalls } from '@muster/contract/organisation/logo-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { type LogoDeps, readLogo, setLogo } from './set-logo.ts';

export const logoRoutes = (parts: LogoDeps): readonly Route[] => [
  route(concernLogoCalls.read, { tx: false }, ({ input, ...call }) =>
    readLogo(call, input.params.id, parts),
  ),
  route(concernLogoCalls.set, { tx: false }, ({ input, ...call }) =>
    setLogo(call, input.params.id, input.body.fileId, parts),
  ),
  route(concernLogoCalls.remove, { tx: false }, ({ input, ...call }) =>
    setLogo(call, input.params.id, null, parts),
  ),
];
