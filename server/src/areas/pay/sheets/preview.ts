import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { type salarySheetCalls, sheetsListed } from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import { isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { foundPeople } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { calculatePeople } from '../runs/calculate-people.ts';
import { expectClosedPeriod } from '../runs/closed-period.ts';
import { type ClosedPeriod, makeTerms } from '../runs/terms.ts';
import { linkedTo } from '../store/linked.ts';

type Asked = Input<typeof salarySheetCalls.preview>['query'];

/** What was written is not kept: it is thrown with the answer in it. */
class Undone<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('nothing of a preview is kept');
    this.answer = answer;
  }
}

async function andUndo<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}

async function concernOf(db: Db, actor: Actor, asked: Asked): Promise<string> {
  if (!hasConcern(actor, asked.concern)) throw new Refusal(notFound);
  const found = await sql`select 1 from concern where id = ${asked.concern}`.execute(db);
  if (found.rows.length === 0) throw new Refusal(notFound);
  return asked.concern;
}

/** The last closed month, unless one is asked for. */
async function monthOf(db: Db, concernId: string, asked: Asked): Promise<string> {
  if (asked.month) return asked.month;
  const found = await sql<{ month: string | null }>`select max(month) as month from attendance_lock
    where concern_id = ${concernId}`.execute(db);
  const month = found.rows[0]?.month;
  if (!month) throw new Refusal(ruleRefused, {}, [{ path: 'month', code: 'required', values: {} }]);
  return month;
}

interface Row {
  readonly employee: { readonly id: string; readonly name: string; readonly number: string };
  readonly department: { readonly id: string; readonly name: string } | null;
  readonly designation: { readonly id: string; readonly name: string } | null;
}

const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
  // what is not calculated yet has no order
  net: byWords(sql`employee.name`),
  gross: byWords(sql`employee.name`),
  status: byWords(sql`employee.name`),
  department: { maybe: byWords(sql`department.name`) },
};

async function findPeople(db: Db, { concernId, month }: ClosedPeriod, asked: Asked) {
  const page = pageOf(asked, largestLimit.other);
  const source = sql`from attendance_figure as figure
    join employee on employee.id = figure.employee_id
    left join department on department.id = employee.department_id
    left join designation on designation.id = employee.designation_id
    where figure.concern_id = ${concernId} and figure.month = ${month}
      and ${isValue('employee.id', asked.employeeId)}
      and ${isValue('employee.department_id', asked.department)}
      and ${isValue('employee.designation_id', asked.designation)}
      and ${searchedIn(sheetsListed, { person: foundPeople }, asked.search)}`;
  const found = await sql<Row>`select json_build_object('id', employee.id, 'name', employee.name,
      'number', employee.number) as employee, ${linkedTo('department')} as department,
      ${linkedTo('designation')} as designation ${source}
    order by ${orderOf(sheetsListed, orders, asked.sort, sql`employee.id`)} ${cut(page)}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total ${source}`.execute(db);
  return { people: found.rows, total: counted.rows[0]?.total ?? 0, page };
}

interface Amounts {
  readonly paidDays: number;
  readonly gross: bigint;
  readonly earnings: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly employer: bigint;
  readonly carried: bigint;
}
const none: Amounts = {
  paidDays: 0,
  gross: 0n,
  earnings: 0n,
  deductions: 0n,
  net: 0n,
  employer: 0n,
  carried: 0n,
};

/** The very statements of a run, into an attempt of a run of its own that is never kept. */
async function calculate(
  call: PayCall<Db>,
  period: ClosedPeriod,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Amounts>> {
  const { db, actor, clock, settings } = call;
  const at = clock.now();
  const terms = await makeTerms(db, await settings.read(db, at), period);
  const { concernId, month } = period;
  return andUndo(db, async (tx) => {
    const [runId, attemptId] = [newId(at), newId(at)];
    await sql`insert into salary_run (id, concern_id, month, kind, state, created_at)
      values (${runId}, ${concernId}, ${month}, 'Salary', 'Cancelled', ${at})`.execute(tx);
    await sql`insert into salary_attempt (id, run_id, state, terms, asked_by_kind, asked_by_id, created_at)
      values (${attemptId}, ${runId}, 'Dropped', ${JSON.stringify(terms)}, ${actor.kind},
        ${actor.accountId}, ${at})`.execute(tx);
    const given = { attemptId, runId, concernId, terms };
    await calculatePeople(tx, given, ids);
    const found = await sql<Amounts & { id: string }>`select employee_id as id,
        paid_days as "paidDays", gross, earnings, deductions, net, employer, carried
      from salary_sheet where attempt_id = ${attemptId}`.execute(tx);
    return new Map(found.rows.map(({ id, ...amounts }) => [id, amounts]));
  });
}

/** What a month would come to, before anything is generated: by the same statements, and nothing is kept. */
export async function previewSheets(call: PayCall<Db>, asked: Asked) {
  const concernId = await concernOf(call.db, call.actor, asked);
  const month = await monthOf(call.db, concernId, asked);
  const period = await expectClosedPeriod(call.db, concernId, month);
  const { people, total, page } = await findPeople(call.db, period, asked);
  const amounts = await calculate(
    call,
    period,
    people.map(({ employee }) => employee.id),
  );
  const rows = people.map((row) => {
    const came = amounts.get(row.employee.id);
    return { ...row, ...(came ?? none), problem: came ? null : ('no-salary' as const) };
  });
  return { rows, total, ...page };
}
