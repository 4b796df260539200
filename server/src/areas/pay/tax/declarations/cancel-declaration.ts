import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { declarationFlow } from '@muster/contract/pay/tax/declarations/declaration-workflow.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { holdDeclaration } from './declaration-store.ts';
import { readOwnDeclarations } from './read-own-declarations.ts';
import { endWaiting } from './tell-declaration.ts';

/** The own, while nobody has decided. */
export async function cancelDeclaration(call: PayCall<Tx>, id: string, deps: PayDeps) {
  const { db, actor, clock, requestId } = call;
  const held = await holdDeclaration(
    db,
    sql<boolean>`declaration.id = ${id} and employee_id = ${actor.personId}`,
  );
  if (!held) throw new Refusal(notFound);
  const at = clock.now();
  await transition(
    db,
    declarationFlow,
    held,
    'cancel',
    { person: actor },
    { at, requestId, set: { version: held.version + 1 } },
  );
  await endWaiting(db, { id, at });
  return readOwnDeclarations(call, held.year, deps);
}
