import { type AccountKind, type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import {
  correctionCalls,
  correctionsListed,
  type LateCorrection,
} from '@muster/contract/pay/corrections/correction-calls.ts';
import { notPaidYet, tooFewLeft } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import { note } from '../../../platform/audit/note.ts';
import { type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import { holdPerson } from '../hold-person.ts';
import type { PayCall } from '../deps.ts';
import { linkedTo } from '../store/linked.ts';
import { isEnteredSinceClosing } from '../store/owed/entered-since.ts';
import { isSettledSalary } from '../store/settled.ts';

type Row = Omit<LateCorrection, 'enteredBy' | 'can'> & {
  readonly byKind: AccountKind;
  readonly byId: string;
};

const source = sql`late_correction as correction
  join employee on employee.id = correction.employee_id
  join concern on concern.id = correction.concern_id
  left join department on department.id = employee.department_id`;
const columns = sql`correction.id, json_build_object('id', employee.id, 'name', employee.name,
    'number', employee.number) as employee, ${linkedTo('concern')} as concern, correction.month,
  correction.count, correction.quantity, correction.reason, correction.created_at as "createdAt",
  correction.created_by_kind as "byKind", correction.created_by_id as "byId"`;

async function show(db: Handle, actor: Actor, rows: readonly Row[]): Promise<LateCorrection[]> {
  const accounts = rows.map(({ byKind, byId }) => ({ kind: byKind, id: byId }));
  const nameOf = await namesOfAccounts(db, accounts);
  const may = actorMayCall(correctionCalls.remove, actor);
  return rows.map(({ byKind: _kind, byId, ...correction }) => ({
    ...correction,
    enteredBy: nameOf(byId),
    can: { remove: may && !isOwnPerson(actor, correction.employee.id) },
  }));
}

const orders = {
  createdAt: sql`correction.created_at`,
  name: byWords(sql`employee.name`),
  month: sql`correction.month`,
};

export async function listCorrections(
  { db, actor }: PayCall<Db>,
  asked: Input<typeof correctionCalls.list>['query'],
) {
  const page = pageOf(asked, largestLimit.other);
  const searched = { person: foundPeople, reason: 'correction.reason' };
  const where = sql<boolean>`${withinRule(payRead, actor)}
    and ${isValue('correction.employee_id', asked.employeeId)}
    and ${isValue('correction.concern_id', asked.concern)}
    and ${isValue('correction.month', asked.month)}
    and ${searchedIn(correctionsListed, searched, asked.search)}`;
  const found = await sql<Row>`select ${columns} from ${source} where ${where}
    order by ${orderOf(correctionsListed, orders, asked.sort, sql`correction.id`)}
    ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${source}
    where ${where}`.execute(db);
  return { rows: await show(db, actor, found.rows), total: counted.rows[0]?.total ?? 0, ...page };
}

type Given = Input<typeof correctionCalls.create>['body'];

interface PaidMonth {
  readonly concernId: string;
  readonly counted: number;
}

/** What was counted when the month was paid, with what was corrected since; of the company that paid last. */
async function findPaidMonth(tx: Tx, { employeeId, month, count }: Given): Promise<PaidMonth> {
  const found = await sql<PaidMonth>`select sheet.concern_id as "concernId",
      (input.inputs->'counts'->>${count})::int + coalesce((select sum(quantity)
        from late_correction as correction where correction.employee_id = ${employeeId}
          and correction.concern_id = sheet.concern_id and correction.month = ${month}
          and correction.count = ${count}
          and ${isEnteredSinceClosing(sql`sheet.attempt_id`)}), 0)::int as counted
    from salary_sheet as sheet join salary_input as input on input.attempt_id = sheet.attempt_id
      and input.employee_id = sheet.employee_id
    where sheet.employee_id = ${employeeId} and sheet.month = ${month} and ${isSettledSalary()}
    order by sheet.approved_at desc limit 1`.execute(tx);
  const [paid] = found.rows;
  if (!paid) throw new Refusal(notPaidYet, { month });
  return paid;
}

const findOne = (db: Handle, where: Condition) =>
  sql<Row>`select ${columns} from ${source} where ${where}`.execute(db);

export async function createCorrection(call: PayCall<Tx>, given: Given) {
  const { db, actor, clock } = call;
  await holdPerson(call, given.employeeId);
  if (given.quantity === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'quantity', code: 'required', values: {} }]);
  const { concernId, counted } = await findPaidMonth(db, given);
  if (counted + given.quantity < 0) throw new Refusal(tooFewLeft, { month: given.month });
  const at = clock.now();
  const id = newId(at);
  const { employeeId, month, count, quantity, reason } = given;
  await sql`insert into late_correction (id, employee_id, concern_id, month, count, quantity, reason,
      created_by_kind, created_by_id, created_at)
    values (${id}, ${employeeId}, ${concernId}, ${month}, ${count}, ${quantity}, ${reason},
      ${actor.kind}, ${actor.accountId}, ${at})`.execute(db);
  await note(call, {
    action: 'late-correction.create',
    record: 'employee',
    id: employeeId,
    after: { month, count, quantity, reason },
  });
  const [record] = await show(db, actor, (await findOne(db, isCorrection(id))).rows);
  if (!record) throw new Refusal(notFound);
  return { record };
}

const isCorrection = (id: string) => sql<boolean>`correction.id = ${id}`;

/** What was paid by it is taken back with the next pay, as anything that is known otherwise. */
export async function removeCorrection(call: PayCall<Tx>, id: string) {
  const [before] = (await findOne(call.db, isCorrection(id))).rows;
  if (!before) throw new Refusal(notFound);
  await holdPerson(call, before.employee.id);
  const gone = await sql`delete from late_correction where id = ${id} returning id`.execute(
    call.db,
  );
  if (gone.rows.length === 0) throw new Refusal(notFound);
  const { month, count, quantity, reason } = before;
  await note(call, {
    action: 'late-correction.remove',
    record: 'employee',
    id: before.employee.id,
    before: { month, count, quantity, reason },
  });
  return {};
}
