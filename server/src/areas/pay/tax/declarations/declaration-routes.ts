import {
  declarationCalls,
  ownDeclarationCalls,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { type Route, route } from '../../../../platform/http/route.ts';
import type { PayDeps } from '../../deps.ts';
import { acceptDeclaration } from './accept-declaration.ts';
import { cancelDeclaration } from './cancel-declaration.ts';
import { listDeclarations, readDeclaration } from './read-declarations.ts';
import { readOwnDeclarations } from './read-own-declarations.ts';
import { returnDeclaration } from './return-declaration.ts';
import { sendDeclaration } from './send-declaration.ts';

export const declarationRoutes = (deps: PayDeps): readonly Route[] => [
  route(ownDeclarationCalls.read, { tx: false }, ({ input, ...call }) =>
    readOwnDeclarations(call, input.query.year, deps),
  ),
  route(ownDeclarationCalls.send, { tx: false }, ({ input, ...call }) =>
    sendDeclaration(call, input.body, deps),
  ),
  route(ownDeclarationCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelDeclaration(call, input.params.id, deps),
  ),
  route(declarationCalls.list, { tx: false }, ({ input, ...call }) =>
    listDeclarations(call, input.query),
  ),
  route(declarationCalls.read, { tx: false }, ({ input, ...call }) =>
    readDeclaration(call, input.params.id),
  ),
  route(declarationCalls.accept, { tx: true }, ({ input, ...call }) =>
    acceptDeclaration(call, input, deps),
  ),
  route(declarationCalls.return, { tx: true }, ({ input, ...call }) =>
    returnDeclaration(call, input, deps),
  ),
];
