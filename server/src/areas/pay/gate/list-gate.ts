import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { type gateCalls, gateListed, type GateRow } from '@muster/contract/pay/gate/gate-calls.ts';
import { gateCauses, gateChecks } from '@muster/contract/pay/gate/gate-causes.ts';
import { sql } from 'kysely';
import { always, type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { foundPeople } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { linkedTo } from '../store/linked.ts';
import { findGateRun } from './find-gate-run.ts';
import { gateOf, type GateRun } from './gate-source.ts';

type Asked = Input<typeof gateCalls.people>['query'];

interface Found extends Omit<GateRow, 'causes' | 'checks' | 'accepted'> {
  readonly causes: readonly { cause: GateRow['causes'][number]['cause']; amount: string }[] | null;
  readonly checks: GateRow['checks'] | null;
  readonly byKind: AccountKind | null;
  readonly byId: string | null;
  readonly acceptedAt: string | null;
  readonly note: string | null;
}

const orders = {
  size: sql`abs(compared.difference)`,
  difference: sql`compared.difference`,
  net: { maybe: sql`compared.net` },
  name: byWords(sql`employee.name`),
  department: { maybe: byWords(sql`department.name`) },
};

const source = sql`compared join employee on employee.id = compared.employee_id
  join designation on designation.id = compared.designation_id
  left join department on department.id = compared.department_id
  left join accepted on accepted.employee_id = compared.employee_id`;

const columns = sql`json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number)
    as employee, ${linkedTo('department')} as department, ${linkedTo('designation')} as designation,
  compared.sheet_id as "payslipId", compared.before_net as before, compared.net, compared.difference,
  compared.is_held as "isHeld",
  (select json_agg(json_build_object('cause', caused.cause, 'amount', caused.amount::text))
    from caused where caused.employee_id = compared.employee_id) as causes,
  (select json_agg(checked.name) from checked where checked.employee_id = compared.employee_id) as checks,
  accepted.accepted_by_kind as "byKind", accepted.accepted_by_id as "byId",
  accepted.accepted_at as "acceptedAt", accepted.note`;

const isIn = (table: string, column: string, name: string | undefined): Condition =>
  name === undefined
    ? always
    : sql<boolean>`exists (select 1 from ${sql.ref(table)} as asked
        where asked.employee_id = compared.employee_id and asked.${sql.ref(column)} = ${name})`;

/** Whoever differs, unless a check is asked for: its people may be paid as before. */
function isListed({ cause, check, department, atLeast, isOpen, search }: Asked): Condition {
  const differs = sql<boolean>`exists (select 1 from caused
    where caused.employee_id = compared.employee_id)`;
  const isLeft = sql`exists (select 1 from open where open.employee_id = compared.employee_id)`;
  const conditions = [
    check === undefined ? differs : always,
    isIn('caused', 'cause', cause),
    isIn('checked', 'name', check),
    isValue('compared.department_id', department),
    atLeast === undefined ? always : sql<boolean>`abs(compared.difference) >= ${atLeast}`,
    isOpen === undefined ? always : sql<boolean>`${isLeft} = ${isOpen}`,
    searchedIn(gateListed, { person: foundPeople }, search),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

async function show(db: Handle, found: readonly Found[]): Promise<GateRow[]> {
  const nameOf = await namesOfAccounts(
    db,
    found.flatMap(({ byKind: kind, byId: id }) => (kind && id ? [{ kind, id }] : [])),
  );
  return found.map(({ causes, checks, byKind: _kind, byId, acceptedAt, note, ...row }) => ({
    ...row,
    causes: [...(causes ?? [])]
      .toSorted((one, other) => gateCauses.indexOf(one.cause) - gateCauses.indexOf(other.cause))
      .map(({ cause, amount }) => ({ cause, amount: BigInt(amount) })),
    checks: gateChecks.filter((name) => checks?.includes(name)),
    accepted:
      byId && acceptedAt && note !== null ? { by: nameOf(byId), at: acceptedAt, note } : null,
  }));
}

/** One of them, whether there is a difference or not. */
export async function findGateRow(
  db: Handle,
  gate: GateRun,
  employeeId: string,
): Promise<GateRow | undefined> {
  const found = await sql<Found>`with ${gateOf(gate)}
    select ${columns} from ${source} where compared.employee_id = ${employeeId}`.execute(db);
  return (await show(db, found.rows))[0];
}

export async function listGate(call: PayCall<Db>, id: string, asked: Asked) {
  const { db } = call;
  const gate = await findGateRun(call, id);
  const page = pageOf(asked, largestLimit.other);
  const found = await sql<Found & { total: number }>`with ${gateOf(gate)}
    select ${columns}, count(*) over ()::int as total from ${source} where ${isListed(asked)}
    order by ${orderOf(gateListed, orders, asked.sort, sql`employee.id`)} ${cut(page)}`.execute(db);
  const rows = await show(
    db,
    found.rows.map(({ total: _total, ...row }) => row),
  );
  const [first] = found.rows;
  const total = first?.total ?? (page.pageNo > 1 ? await countGate(db, gate, asked) : 0);
  return { rows, total, ...page };
}

/** Of a page after the last one. */
async function countGate(db: Db, gate: GateRun, asked: Asked): Promise<number> {
  const found = await sql<{ total: number }>`with ${gateOf(gate)}
    select count(*)::int as total from ${source} where ${isListed(asked)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}
