import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Declaration } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { ownDeclaration } from '@muster/contract/pay/tax/declarations/declaration-refusals.ts';
import { declarationFlow } from '@muster/contract/pay/tax/declarations/declaration-workflow.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../../entity/changed-meanwhile.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { type HeldDeclaration, holdDeclaration } from './declaration-store.ts';
import { readDeclaration } from './read-declarations.ts';
import { endWaiting, toldOfDeclaration } from './tell-declaration.ts';

export interface ForDecision {
  readonly held: HeldDeclaration;
  readonly shown: Declaration;
}

/** Of someone else, and as the decider saw it: what was sent again since is read first. */
export async function holdForDecision(
  call: PayCall<Tx>,
  id: string,
  version: number | undefined,
  deps: PayDeps,
): Promise<ForDecision> {
  const held = await holdDeclaration(call.db, sql<boolean>`declaration.id = ${id}`);
  if (!held) throw new Refusal(notFound);
  const { record: shown } = await readDeclaration(call, id);
  if (isOwnPerson(call.actor, held.employeeId)) throw new Refusal(ownDeclaration);
  if (version !== undefined && version !== held.version)
    throw await refuseStale(call, { name: 'tax-declaration' }, id, deps);
  return { held, shown };
}

interface Verdict {
  readonly action: 'accept' | 'return';
  readonly note: string | null;
  /** what the log says besides the note */
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Decided: whoever declared is told, and nobody has to look at it any more. */
export async function settleDeclaration(
  { db, actor, clock, requestId }: PayCall<Tx>,
  { held, shown }: ForDecision,
  { action, note, after }: Verdict,
): Promise<void> {
  const at = clock.now();
  await transition(
    db,
    declarationFlow,
    held,
    action,
    { person: actor },
    {
      at,
      requestId,
      set: {
        note,
        decided_by_kind: actor.kind,
        decided_by_id: actor.accountId,
        decided_at: at,
        version: held.version + 1,
      },
      after: { ...after, note },
      tell: {
        to: [{ kind: 'employee', id: held.employeeId }],
        values: toldOfDeclaration(shown.employee.name, shown.year, shown.from),
      },
    },
  );
  await endWaiting(db, { id: held.id, at });
}
