import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import {
  type Entity,
  type EntityCalls,
  type EntityRecord,
  wireField,
} from '@muster/contract/kernel/entity.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldGuarded, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { type Db, type Tx, transaction } from '../db/transaction.ts';
import { type Context, type Route, route } from '../http/route.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is saved, and whether the password was given and right. */
export interface Proved {
  readonly values: Values;
  readonly isProved: boolean;
}

type Prove = (call: Context<Db, Actor>, password: string) => Promise<void>;
type Save = (
  call: Context<Tx, Actor>,
  given: Proved,
  id: string,
) => Promise<{ record: EntityRecord }>;

/** Before the transaction, so that a wrong password is counted although nothing is saved. */
async function withProof(
  call: Context<Db, Actor>,
  prove: Prove,
  { password, ...values }: Values,
  save: (call: Context<Tx, Actor>, given: Proved) => ReturnType<Save>,
) {
  const isProved = typeof password === 'string' && password !== '';
  if (isProved) await prove(call, password);
  return transaction(call.db, (tx) => save({ ...call, db: tx }, { values, isProved }));
}

/** Which record is changed; a new one has no id yet. */
const idIn = (input: object): string =>
  (input as { readonly params?: { readonly id: string } }).params?.id ?? '';

/** Saves a declared record; where one of its fields is guarded, a password is looked at first. */
export function savingRoute(
  endpoint: EntityCalls['create'] | EntityCalls['change'],
  prove: Prove | null,
  save: Save,
): Route {
  if (prove === null)
    return route(endpoint, { tx: true }, ({ input, ...call }) =>
      save(call, { values: input.body, isProved: false }, idIn(input)),
    );
  return route(endpoint, { tx: false }, ({ input, ...call }) =>
    withProof(call, prove, input.body, (within, given) => save(within, given, idIn(input))),
  );
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
