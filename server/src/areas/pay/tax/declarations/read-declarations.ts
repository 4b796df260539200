import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  declarationCalls,
  declarationsListed,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { sql } from 'kysely';
import { actorMayCall, isOfConcerns } from '../../../../platform/access/concerns.ts';
import { always, type Condition, isValue, never } from '../../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../../platform/db/listed.ts';
import type { Db, Tx } from '../../../../platform/db/transaction.ts';
import { foundPeople } from '../../../people/public.ts';
import type { PayCall } from '../../deps.ts';
import { declarationSource, findDeclarations } from './declaration-store.ts';
import { yearBegins } from './declaration-year.ts';
import { mayDecide, showDeclaration } from './show-declarations.ts';

type Asked = Input<typeof declarationCalls.list>['query'];

/** Of someone in a company that the reader looks after. */
const isInReach = (actor: Actor): Condition => isOfConcerns(actor, sql`department.concern_id`);

/** Those about which the reader may decide: not the own. */
function isWaiting(actor: Actor): Condition {
  if (!actorMayCall(declarationCalls.accept, actor)) return never;
  const own = [...ownPersons(actor)];
  return sql<boolean>`declaration.state = 'Declared'
    and declaration.employee_id <> all(${own}::uuid[])`;
}

const isAskedFor = (actor: Actor, asked: Asked): Condition => sql<boolean>`${isInReach(actor)}
  and ${isValue('declaration.state', asked.state)}
  and ${asked.year === undefined ? always : sql<boolean>`declaration.tax_year = ${asked.year}`}
  and ${isValue('department.concern_id', asked.concern)}
  and ${isValue('employee.department_id', asked.department)}
  and ${isValue('declaration.employee_id', asked.employeeId)}
  and ${asked.isWaiting ? isWaiting(actor) : always}
  and ${searchedIn(declarationsListed, { person: foundPeople }, asked.search)}`;

const orders = {
  declaredAt: sql`declaration.created_at`,
  name: byWords(sql`employee.name`),
  year: sql`declaration.tax_year`,
};

/** Who declared, without a figure. */
export async function listDeclarations(call: PayCall<Db>, asked: Asked) {
  const { db, actor } = call;
  const page = pageOf(asked, largestLimit.other);
  const where = isAskedFor(actor, asked);
  const order = orderOf(declarationsListed, orders, asked.sort, sql`declaration.id`);
  const found = await findDeclarations(db, where, sql`order by ${order} ${cut(page)}`);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from ${declarationSource} where ${where}`.execute(db);
  const inForce = await call.settings.read(db, call.clock.now());
  const rows = found.map((row) => ({
    ...row,
    from: yearBegins(inForce, row.concern?.id ?? null, row.year),
    can: { decide: mayDecide(actor, row) },
  }));
  return { rows, total: counted.rows[0]?.total ?? 0, ...page };
}

export async function readDeclaration(call: PayCall<Db> | PayCall<Tx>, id: string) {
  const { db, actor, clock, settings } = call;
  const [row] = await findDeclarations(
    db,
    sql<boolean>`declaration.id = ${id} and ${isInReach(actor)}`,
  );
  if (!row) throw new Refusal(notFound);
  const inForce = await settings.read(db, clock.now());
  return { record: await showDeclaration(db, actor, inForce, row) };
}
