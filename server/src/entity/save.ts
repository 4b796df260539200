import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { inUse, notFound } from '@muster/contract/kernel/refusals.ts';
import { audit, changedKeys } from '../platform/audit/audit.ts';
import { type Db, transaction, type Tx } from '../platform/db/transaction.ts';
import type { Context } from '../platform/http/route.ts';
import { newId } from '../platform/ids.ts';
import { tableOf } from './columns.ts';
import { type AccountName, refuseStale } from './changed-meanwhile.ts';
import { asTaken, isStillUsed } from './refused-by-database.ts';
import { deleteRow, findRow, insertRow, type Row, updateRow } from './store.ts';
import { usersOf } from './users-of.ts';

type Values = Readonly<Record<string, unknown>>;
type Call<D extends Db | Tx> = Context<D, Actor>;
export interface Engine {
  readonly zone: string;
  readonly accountName: AccountName;
}

const content = (entity: Entity, row: Row | undefined): Values | undefined =>
  row &&
  Object.fromEntries([...Object.keys(entity.fields), 'active'].map((name) => [name, row[name]]));

const note = (call: Call<Tx>, entity: Entity, verb: string, id: string, was?: Row, is?: Row) =>
  audit(call.db, {
    at: call.clock.now(),
    actor: call.actor,
    requestId: call.requestId,
    action: `${entity.name}.${verb}`,
    record: tableOf(entity),
    recordId: id,
    before: content(entity, was),
    after: content(entity, is),
  });

async function load(tx: Tx, entity: Entity, id: string): Promise<Row> {
  const row = await findRow(tx, entity, id, true);
  if (!row) throw new Refusal(notFound);
  return row;
}

const taken = (entity: Entity) => (error: unknown) => {
  throw asTaken(entity, error);
};

export async function create(call: Call<Tx>, entity: Entity, values: Values): Promise<Row> {
  const at = call.clock.now();
  const id = newId(at);
  await insertRow(call.db, entity, id, values, at).catch(taken(entity));
  const row = await load(call.db, entity, id);
  await note(call, entity, 'create', id, undefined, row);
  return row;
}

export async function change(
  call: Call<Tx>,
  entity: Entity,
  id: string,
  { version, ...values }: Values,
  engine: Engine,
): Promise<Row> {
  const before = await load(call.db, entity, id);
  if (version !== undefined && version !== before.version)
    throw await refuseStale(call.db, entity, id, { ...engine, language: call.language });
  const was = content(entity, before);
  if (changedKeys(was, { ...was, ...values }).length === 0) return before;
  await updateRow(call.db, entity, id, values, call.clock.now()).catch(taken(entity));
  const row = await load(call.db, entity, id);
  await note(call, entity, 'change', id, before, row);
  return row;
}

async function refuseUsed(call: Call<Db>, entity: Entity, id: string): Promise<Refusal> {
  const row = await findRow(call.db, entity, id);
  const users = await usersOf(call.db, entity, id, call.language);
  return new Refusal(inUse, { name: String(row?.[entity.label]), users });
}

/** The foreign key decides, never a look beforehand: whoever refers to it in between wins. */
export async function remove(call: Call<Db>, entity: Entity, id: string): Promise<void> {
  try {
    await transaction(call.db, async (tx) => {
      const before = await load(tx, entity, id);
      await deleteRow(tx, entity, id);
      await note({ ...call, db: tx }, entity, 'remove', id, before);
    });
  } catch (error) {
    throw isStillUsed(error) ? await refuseUsed(call, entity, id) : error;
  }
}
