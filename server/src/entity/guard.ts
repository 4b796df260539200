import { type Actor, scopesOf } from '@muster/contract/kernel/actor.ts';
import { type Entity, wireField } from '@muster/contract/kernel/entity.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldGuarded, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { type Db, type Tx, transaction } from '../platform/db/transaction.ts';
import type { Context } from '../platform/http/route.ts';
import type { Engine } from './engine.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is saved, and whether the password was given and right. */
export interface Proved {
  readonly values: Values;
  readonly isProved: boolean;
}

/** Before the transaction, so that a wrong password is counted although nothing is saved. */
export async function withProof<T>(
  call: Context<Db, Actor>,
  { prove }: Engine,
  { password, ...values }: Values,
  save: (call: Context<Tx, Actor>, given: Proved) => Promise<T>,
): Promise<T> {
  const isProved = typeof password === 'string' && password !== '';
  if (isProved) await prove(call, password);
  return transaction(call.db, (tx) => save({ ...call, db: tx }, { values, isProved }));
}

/** Rights hang on a guarded field: few may write it, and not by a session left open on a desk. */
export function refuseGuarded(
  entity: Entity,
  { capacities, concerns }: Actor,
  before: Values,
  { values, isProved }: Proved,
): void {
  const guards = Object.entries(entity.fields).flatMap(([key, { guard }]) => {
    const isSame = values[key] === undefined || values[key] === (before[key] ?? null);
    return guard && !isSame ? [{ key, guard }] : [];
  });
  for (const { key, guard } of guards)
    if (scopesOf(guard, capacities).size === 0 || concerns !== 'all')
      throw new Refusal(fieldGuarded, {}, [
        { path: wireField(entity, key), code: 'guarded', values: {} },
      ]);
  if (guards.length > 0 && !isProved)
    throw new Refusal(ruleRefused, {}, [{ path: 'password', code: 'required', values: {} }]);
}
