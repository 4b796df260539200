import { type AccountKind, type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import {
  entriesListed,
  type SalaryEntry,
  salaryEntryCalls,
} from '@muster/contract/pay/entry-calls.ts';
import { entryKind, entryUsed } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import { note } from '../../../platform/audit/note.ts';
import { always, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { countsBySheet } from '../../../platform/sheets/batches/counts.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import { holdPerson } from '../hold-person.ts';
import type { PayCall } from '../deps.ts';
import { newestSettled } from '../store/settled.ts';

type Row = Omit<SalaryEntry, 'enteredBy' | 'can'> & {
  readonly byKind: AccountKind;
  readonly byId: string;
  /** the newest month that was approved or paid with it */
  readonly settledMonth: string | null;
};

const source = sql`salary_entry as entry
  join employee on employee.id = entry.employee_id and ${countsBySheet('entry.batch_id')}
  join pay_component as component on component.id = entry.component_id
  left join department on department.id = employee.department_id`;

const columns = sql`entry.id, json_build_object('id', employee.id, 'name', employee.name,
    'number', employee.number) as employee,
  json_build_object('id', component.id, 'name', component.name) as component, component.kind,
  entry.amount, entry.from_month as from, entry.to_month as until, entry.note,
  entry.created_by_kind as "byKind", entry.created_by_id as "byId",
  entry.created_at as "createdAt", entry.version, ${newestSettled(
    sql.ref('entry.employee_id'),
    sql.ref('entry.from_month'),
    sql.ref('entry.to_month'),
  )} as "settledMonth"`;

async function show(db: Handle, actor: Actor, rows: readonly Row[]): Promise<SalaryEntry[]> {
  const nameOf = await namesOfAccounts(
    db,
    rows.map(({ byKind, byId }) => ({ kind: byKind, id: byId })),
  );
  const may = actorMayCall(salaryEntryCalls.create, actor);
  return rows.map(({ byKind: _kind, byId, settledMonth, ...entry }) => {
    const isTheirs = may && !isOwnPerson(actor, entry.employee.id);
    return {
      ...entry,
      enteredBy: nameOf(byId),
      can: { change: isTheirs, remove: isTheirs && settledMonth === null },
    };
  });
}

const orders = {
  fromMonth: sql`entry.from_month`,
  name: byWords(sql`employee.name`),
  amount: sql`entry.amount`,
  createdAt: sql`entry.created_at`,
};
export async function listEntries(
  { db, actor }: PayCall<Db>,
  asked: Input<typeof salaryEntryCalls.list>['query'],
) {
  const page = pageOf(asked, largestLimit.other);
  const { month } = asked;
  const where = sql<boolean>`${withinRule(payRead, actor)}
    and ${isValue('entry.employee_id', asked.employeeId)}
    and ${isValue('entry.component_id', asked.component)}
    and ${isValue('department.concern_id', asked.concern)}
    and ${
      month
        ? sql`entry.from_month <= ${month} and (entry.to_month is null or entry.to_month >= ${month})`
        : always
    }
    and ${searchedIn(entriesListed, { person: foundPeople, note: 'entry.note' }, asked.search)}`;
  const found = await sql<Row>`select ${columns} from ${source} where ${where}
    order by ${orderOf(entriesListed, orders, asked.sort, sql`entry.id`)} ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${source}
    where ${where}`.execute(db);
  return { rows: await show(db, actor, found.rows), total: counted.rows[0]?.total ?? 0, ...page };
}

async function shown({ db, actor }: PayCall<Tx>, id: string) {
  const found = await sql<Row>`select ${columns} from ${source} where entry.id = ${id}`.execute(db);
  const [record] = await show(db, actor, found.rows);
  if (!record) throw new Refusal(notFound);
  return { record };
}

const fault = (path: string, code: 'gone' | 'amount' | 'before-start') =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

interface Months {
  readonly from: string;
  readonly until: string | null;
}

/** What is entered for a month whose salary is approved or paid would never be paid or taken. */
async function refuseSettled(
  tx: Tx,
  employeeId: string,
  { from, until }: Months,
  path: 'fromMonth' | 'toMonth',
): Promise<void> {
  const found = await sql<{ month: string | null }>`select
    ${newestSettled(employeeId, from, until)} as month`.execute(tx);
  const month = found.rows[0]?.month;
  if (month)
    throw new Refusal(ruleRefused, {}, [{ path, code: 'month-settled', values: { month } }]);
}

async function refuseComponent(tx: Tx, componentId: string): Promise<void> {
  const found = await sql<{ name: string; isOwn: boolean }>`select component.name,
      exists (select 1 from pay_role where component_id = component.id) as "isOwn"
    from pay_component as component
    where component.id = ${componentId} and component.inactive_at is null for key share`.execute(
    tx,
  );
  const [component] = found.rows;
  if (!component) throw fault('component', 'gone');
  if (component.isOwn) throw new Refusal(entryKind, { name: component.name });
}

export async function createEntry(
  call: PayCall<Tx>,
  { note: text = null, ...given }: Input<typeof salaryEntryCalls.create>['body'],
) {
  const { db, actor, clock } = call;
  await holdPerson(call, given.employeeId);
  if (given.amount <= 0n) throw fault('amount', 'amount');
  if (given.until !== null && given.until < given.from) throw fault('toMonth', 'before-start');
  await refuseSettled(db, given.employeeId, given, 'fromMonth');
  await refuseComponent(db, given.componentId);
  const at = clock.now();
  const id = newId(at);
  await sql`insert into salary_entry (id, employee_id, component_id, amount, from_month, to_month, note,
      created_by_kind, created_by_id, created_at, version)
    values (${id}, ${given.employeeId}, ${given.componentId}, ${given.amount}, ${given.from},
      ${given.until}, ${text}, ${actor.kind}, ${actor.accountId}, ${at}, 1)`.execute(db);
  const { employeeId, amount, ...rest } = given;
  await note(call, {
    action: 'salary-entry.create',
    record: 'employee',
    id: employeeId,
    after: { ...rest, amount: decimalText(amount), ...(text && { note: text }) },
  });
  return shown(call, id);
}

async function holdEntry(call: PayCall<Tx>, id: string): Promise<Row> {
  const find = () =>
    sql<Row>`select ${columns} from ${source} where entry.id = ${id}`.execute(call.db);
  const [before] = (await find()).rows;
  if (!before) throw new Refusal(notFound);
  await holdPerson(call, before.employee.id);
  const [entry] = (await find()).rows;
  if (!entry) throw new Refusal(notFound);
  return entry;
}

/** It goes on to its end where it was used already, and nothing is added to months that are over. */
export async function endSalaryEntry(call: PayCall<Tx>, id: string, until: string | null) {
  const entry = await holdEntry(call, id);
  if (until !== null && until < entry.from) throw fault('toMonth', 'before-start');
  if (until !== null && entry.settledMonth !== null && until < entry.settledMonth)
    throw new Refusal(entryUsed, { month: entry.settledMonth });
  if (entry.until !== null && (until === null || until > entry.until)) {
    const added = { from: addMonths(entry.until, 1), until };
    await refuseSettled(call.db, entry.employee.id, added, 'toMonth');
  }
  await sql`update salary_entry set to_month = ${until}, version = version + 1
    where id = ${id}`.execute(call.db);
  await note(call, {
    action: 'salary-entry.end',
    record: 'employee',
    id: entry.employee.id,
    before: { component: entry.component.name, until: entry.until },
    after: { component: entry.component.name, until },
  });
  return shown(call, id);
}

export async function removeEntry(call: PayCall<Tx>, id: string) {
  const entry = await holdEntry(call, id);
  if (entry.settledMonth !== null) throw new Refusal(entryUsed, { month: entry.settledMonth });
  await sql`delete from salary_entry where id = ${id}`.execute(call.db);
  await note(call, {
    action: 'salary-entry.remove',
    record: 'employee',
    id: entry.employee.id,
    before: { component: entry.component.name, amount: decimalText(entry.amount) },
  });
  return {};
}
