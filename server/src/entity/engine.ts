import type { AccessRule, Actor } from '@muster/contract/kernel/actor.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import { withinReach } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { AccountName, ZoneNow } from './changed-meanwhile.ts';
import { concernOf } from './columns.ts';
import type { Condition, Row } from './store.ts';

/** What the app wires into the engine once. */
export interface Engine {
  readonly zone: ZoneNow;
  readonly accountName: AccountName;
  /** every declared record by its name, to follow links */
  readonly records: ReadonlyMap<string, Entity>;
  /** told of every saved record, in the same transaction */
  readonly saved?: (
    tx: Tx,
    entity: Entity,
    before: Row | undefined,
    after: Row,
    at: string,
  ) => Promise<void>;
}

export type Reach = (actor: Actor) => Condition;

export const reachOf = (entity: Entity, rule: AccessRule, engine: Engine): Reach => {
  const concern = concernOf(entity, engine.records);
  return (actor) => withinReach(rule, actor, { concern });
};
