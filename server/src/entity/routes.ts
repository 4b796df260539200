import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type Declared, type EntityRecord, hasGuard } from '@muster/contract/kernel/entity.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../platform/access/concerns.ts';
import { savingRoute } from '../platform/access/guarded-fields.ts';
import { type Route, route } from '../platform/http/route.ts';
import { type Engine, reachOf } from './engine.ts';
import { exportRows } from './export.ts';
import { type ListRequest, filter } from './filter.ts';
import { change, create, remove } from './save.ts';
import { countRows, findRow, findRows, type Row } from './store.ts';

/** The six calls of a declared record, answered by the engine. */
export function entityRoutes({ entity, calls }: Declared, engine: Engine): Route[] {
  const shown = (row: Row, actor: Actor): EntityRecord => {
    const can = {
      change: actorMayCall(calls.change, actor),
      remove: actorMayCall(calls.remove, actor),
    };
    return { ...row, can };
  };
  const prove = hasGuard(entity) ? engine.prove : null;
  const told = async (row: Promise<Row>, actor: Actor) => ({ record: shown(await row, actor) });
  const seen = reachOf(entity, entity.read, engine);
  const use = { entity, engine, within: reachOf(entity, entity.write, engine) };
  return [
    route(calls.list, { tx: false }, async ({ input, actor, db }) => {
      const asked = input.query as ListRequest;
      const page = pageOf(asked, largestLimit.master);
      const where = sql<boolean>`${seen(actor)} and ${filter(entity, asked)}`;
      const [rows, total] = await Promise.all([
        findRows(db, entity, where, asked.sort ?? calls.list.listing.order, page),
        countRows(db, entity, where),
      ]);
      return { rows: rows.map((row) => shown(row, actor)), total, ...page };
    }),
    route(calls.export, { tx: false }, ({ input, actor, reports, language }) =>
      exportRows(reports, entity, input.query as ListRequest, seen(actor), language),
    ),
    route(calls.read, { tx: false }, async ({ input, actor, db }) => {
      const row = await findRow(db, entity, input.params.id, seen(actor));
      if (!row) throw new Refusal(notFound);
      return { record: shown(row, actor) };
    }),
    savingRoute(calls.create, prove, (call, given) => told(create(call, use, given), call.actor)),
    savingRoute(calls.change, prove, (call, given, id) =>
      told(change(call, use, id, given), call.actor),
    ),
    route(calls.remove, { tx: false }, async ({ input, ...call }) => {
      await remove(call, use, input.params.id);
      return {};
    }),
  ];
}
