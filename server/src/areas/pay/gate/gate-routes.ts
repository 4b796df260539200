import { gateCalls } from '@muster/contract/pay/gate/gate-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { acceptDifferences } from './accept-differences.ts';
import { listGate } from './list-gate.ts';
import { readGateComponents } from './read-components.ts';
import { readGate } from './read-gate.ts';
import { readGatePerson } from './read-person.ts';
import { sendBack } from './send-back.ts';

export const gateRoutes: readonly Route[] = [
  route(gateCalls.read, { tx: false }, ({ input, ...call }) => readGate(call, input.params.id)),
  route(gateCalls.components, { tx: false }, ({ input, ...call }) =>
    readGateComponents(call, input.params.id),
  ),
  route(gateCalls.people, { tx: false }, ({ input, ...call }) =>
    listGate(call, input.params.id, input.query),
  ),
  route(gateCalls.person, { tx: false }, ({ input, ...call }) =>
    readGatePerson(call, input.params.id, input.params.employeeId),
  ),
  route(gateCalls.accept, { tx: true }, ({ input, ...call }) =>
    acceptDifferences(call, input.params.id, input.body),
  ),
  route(gateCalls.sendBack, { tx: true }, ({ input, ...call }) =>
    sendBack(call, input.params.id, input.body.note),
  ),
];
