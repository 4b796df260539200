import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { inUse, notFound } from '@muster/contract/kernel/refusals.ts';
import { type Proved, refuseGuarded } from '../platform/access/guarded-fields.ts';
import { audit, changedKeys } from '../platform/audit/audit.ts';
import { isStillUsed } from '../platform/db/refused.ts';
import { type Db, transaction, type Tx } from '../platform/db/transaction.ts';
import type { Context } from '../platform/http/route.ts';
import { newId } from '../platform/ids.ts';
import { refuseStale } from './changed-meanwhile.ts';
import { tableOf } from './columns.ts';
import type { Engine, Reach } from './engine.ts';
import { asFieldFault } from './refused-by-database.ts';
import { deleteRow, findRow, insertRow, lockRow, type Row, updateRow } from './store.ts';
import { usersOf } from './users-of.ts';

type Values = Readonly<Record<string, unknown>>;
type Call<D extends Db | Tx> = Context<D, Actor>;

/** A record as its body would give it: links by id, so that the audit keeps ids, not names. */
const content = (entity: Entity, row: Row): Values =>
  Object.fromEntries(
    [...Object.keys(entity.fields), 'active'].map((name) => {
      const value = row[name];
      return [name, entity.fields[name]?.kind === 'link' ? (value as Row | null)?.id : value];
    }),
  );

const note = (call: Call<Tx>, entity: Entity, verb: string, id: string, was?: Row, is?: Row) =>
  audit(call.db, {
    at: call.clock.now(),
    actor: call.actor,
    requestId: call.requestId,
    action: `${entity.name}.${verb}`,
    record: tableOf(entity),
    recordId: id,
    before: was && content(entity, was),
    after: is && content(entity, is),
  });

/** One use of the engine: the record, how far this person reaches, and what the app has wired. */
export interface Use {
  readonly entity: Entity;
  readonly within: Reach;
  readonly engine: Engine;
}

/** What was saved must still be within reach: a concern that is not theirs is not there to move to. */
async function reread(tx: Tx, { entity, within }: Use, actor: Actor, id: string): Promise<Row> {
  const row = await findRow(tx, entity, id, within(actor));
  if (!row) throw new Refusal(notFound);
  return row;
}

async function load(tx: Tx, use: Use, actor: Actor, id: string): Promise<Row> {
  await lockRow(tx, use.entity, id);
  return reread(tx, use, actor, id);
}

const asFault = (entity: Entity) => (error: unknown) => {
  throw asFieldFault(entity, error);
};

export async function create(call: Call<Tx>, use: Use, given: Proved): Promise<Row> {
  const { entity, engine } = use;
  const { values } = given;
  refuseGuarded(entity, call.actor, {}, given);
  const at = call.clock.now();
  const id = newId(at);
  await insertRow(call.db, entity, id, values, at).catch(asFault(entity));
  const row = await reread(call.db, use, call.actor, id);
  await note(call, entity, 'create', id, undefined, row);
  await engine.saved(call.db, { entity, after: row, actor: call.actor, at });
  return row;
}

export async function change(
  call: Call<Tx>,
  use: Use,
  id: string,
  { values: { version, ...values }, isProved }: Proved,
): Promise<Row> {
  const { entity, engine } = use;
  const before = await load(call.db, use, call.actor, id);
  if (version !== undefined && version !== before.version)
    throw await refuseStale(call, entity, id, engine);
  const was = content(entity, before);
  if (changedKeys(was, { ...was, ...values }).length === 0) return before;
  refuseGuarded(entity, call.actor, was, { values, isProved });
  const at = call.clock.now();
  await updateRow(call.db, entity, { ...before, ...was }, values, at).catch(asFault(entity));
  const row = await reread(call.db, use, call.actor, id);
  await note(call, entity, 'change', id, before, row);
  await engine.saved(call.db, { entity, before, after: row, actor: call.actor, at });
  return row;
}

async function refuseUsed(call: Call<Db>, { entity, within }: Use, id: string): Promise<Refusal> {
  const row = await findRow(call.db, entity, id, within(call.actor));
  const users = await usersOf(call.db, entity, id, call.language);
  return new Refusal(inUse, { name: String(row?.[entity.label]), users });
}

/** The foreign key decides, never a look beforehand: whoever refers to it in between wins. */
export async function remove(call: Call<Db>, use: Use, id: string): Promise<void> {
  try {
    await transaction(call.db, async (tx) => {
      const before = await load(tx, use, call.actor, id);
      await deleteRow(tx, use.entity, id);
      await note({ ...call, db: tx }, use.entity, 'remove', id, before);
    });
  } catch (error) {
    throw isStillUsed(error) ? await refuseUsed(call, use, id) : error;
  }
}
