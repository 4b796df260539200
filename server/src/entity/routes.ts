import type { Actor } from '@muster/contract/kernel/actor.ts';
import {
  type Declared,
  type EntityCalls,
  type EntityRecord,
  hasGuard,
} from '@muster/contract/kernel/entity.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../platform/access/concerns.ts';
import { type Route, route } from '../platform/http/route.ts';
import { type Engine, reachOf } from './engine.ts';
import { exportRows } from './export.ts';
import { type Asked, filter } from './filter.ts';
import { withProof } from './guard.ts';
import { change, create, remove, type Use } from './save.ts';
import { countRows, findRow, findRows, type Row } from './store.ts';

type Shown = (row: Row, actor: Actor) => EntityRecord;

const saves = (calls: EntityCalls, use: Use, shown: Shown): Route[] => [
  route(calls.create, { tx: true }, async ({ input, ...call }) => {
    const given = { values: input.body, isProved: false };
    return { record: shown(await create(call, use, given), call.actor) };
  }),
  route(calls.change, { tx: true }, async ({ input, ...call }) => {
    const given = { values: input.body, isProved: false };
    return { record: shown(await change(call, use, input.params.id, given), call.actor) };
  }),
];

/** The password is looked at first, outside of the transaction. */
const guardedSaves = (calls: EntityCalls, use: Use, shown: Shown): Route[] => [
  route(calls.create, { tx: false }, ({ input, ...call }) =>
    withProof(call, use.engine, input.body, async (within, given) => ({
      record: shown(await create(within, use, given), call.actor),
    })),
  ),
  route(calls.change, { tx: false }, ({ input, ...call }) =>
    withProof(call, use.engine, input.body, async (within, given) => ({
      record: shown(await change(within, use, input.params.id, given), call.actor),
    })),
  ),
];

/** The six calls of a declared record, answered by the engine. */
export function entityRoutes({ entity, calls }: Declared, engine: Engine): Route[] {
  const shown: Shown = (row, actor) => {
    const can = {
      change: actorMayCall(calls.change, actor),
      remove: actorMayCall(calls.remove, actor),
    };
    return { ...row, can };
  };
  const seen = reachOf(entity, entity.read, engine);
  const use = { entity, engine, within: reachOf(entity, entity.write, engine) };
  return [
    route(calls.list, { tx: false }, async ({ input, actor, db }) => {
      const asked = input.query as Asked;
      const page = pageOf(asked, largestLimit.master);
      const where = sql<boolean>`${seen(actor)} and ${filter(entity, asked)}`;
      const [rows, total] = await Promise.all([
        findRows(db, entity, where, asked.sort ?? `-${entity.label}`, page),
        countRows(db, entity, where),
      ]);
      return { rows: rows.map((row) => shown(row, actor)), total, ...page };
    }),
    route(calls.export, { tx: false }, ({ input, actor, reports, language }) =>
      exportRows(reports, entity, input.query as Asked, seen(actor), language),
    ),
    route(calls.read, { tx: false }, async ({ input, actor, db }) => {
      const row = await findRow(db, entity, input.params.id, seen(actor));
      if (!row) throw new Refusal(notFound);
      return { record: shown(row, actor) };
    }),
    ...(hasGuard(entity) ? guardedSaves : saves)(calls, use, shown),
    route(calls.remove, { tx: false }, async ({ input, ...call }) => {
      await remove(call, use, input.params.id);
      return {};
    }),
  ];
}
