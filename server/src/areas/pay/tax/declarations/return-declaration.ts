import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { declarationCalls } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { holdForDecision, settleDeclaration } from './settle-declaration.ts';
import { readDeclaration } from './read-declarations.ts';

/** Back to whoever declared, who is told why; what counted before goes on counting. */
export async function returnDeclaration(
  call: PayCall<Tx>,
  { params, body }: Input<typeof declarationCalls.return>,
  deps: PayDeps,
) {
  const found = await holdForDecision(call, params.id, body.version, deps);
  await settleDeclaration(call, found, { action: 'return', note: body.note });
  return readDeclaration(call, params.id);
}
