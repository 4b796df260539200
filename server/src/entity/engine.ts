import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import { withinReach } from '../platform/access/scope.ts';
import type { Db, Tx } from '../platform/db/transaction.ts';
import { eventKind } from '../platform/events.ts';
import type { Context } from '../platform/http/route.ts';
import type { AccountName } from './changed-meanwhile.ts';
import type { ReadNow } from '../platform/now.ts';
import { concernOf } from './columns.ts';
import type { Condition } from '../platform/db/condition.ts';
import type { Row } from './store.ts';

export interface SavedRecord {
  readonly entity: Entity;
  readonly before?: Row;
  readonly after: Row;
  readonly actor: Actor;
  readonly at: string;
}
/** In the same transaction. */
export const recordSaved = eventKind<Engine['saved']>('record.saved');

/** What the app wires into the engine once. */
export interface Engine {
  readonly now: ReadNow;
  readonly accountName: AccountName;
  /** every declared record by its name, to follow links */
  readonly records: ReadonlyMap<string, Entity>;
  readonly saved: (tx: Tx, saved: SavedRecord) => Promise<void>;
  /** that the person at the keyboard is the one of the session, by the password */
  readonly prove: (call: Context<Db, Actor>, password: string) => Promise<void>;
}

export type Reach = (actor: Actor) => Condition;

export const reachOf = (entity: Entity, rule: AccessRule, engine: Engine): Reach => {
  const concern = concernOf(entity, engine.records);
  return (actor) => withinReach(rule, actor, { concern });
};
