import { type AccountKind, type Actor, ownPersons } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { reversalCalls } from '@muster/contract/pay/corrections/reversal-calls.ts';
import {
  type PayRun,
  runCalls,
  runsListed,
  type RunState,
} from '@muster/contract/pay/run-calls.ts';
import { sql } from 'kysely';
import { actorMayCall, isOfConcerns } from '../../../platform/access/concerns.ts';
import { always, type Condition, never } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { isShown, shownSheets } from '../store/runs.ts';

interface Step {
  readonly kind: AccountKind;
  readonly id: string;
  readonly at: string;
}
type Totals = Pick<PayRun, 'people' | 'gross' | 'earnings' | 'deductions' | 'net' | 'employer'>;
type Row = Omit<
  PayRun,
  | 'can'
  | 'closed'
  | 'generated'
  | 'approved'
  | 'paid'
  | 'finished'
  | 'sentBack'
  | 'problem'
  | 'parts'
> & {
  readonly closed: Step | null;
  readonly generated: Step | null;
  readonly approved: Step | null;
  readonly paid: Step | null;
  readonly finished: Step | null;
  readonly sentBack: (Step & { readonly note: string }) | null;
  readonly isForsaken: boolean;
  readonly parts: { state: string; people: number; net: string }[] | null;
};

const step = (
  table: string,
  name: string,
  at: string,
) => sql`case when ${sql.ref(`${table}.${at}`)} is not null
  then json_build_object('kind', ${sql.ref(`${table}.${name}_kind`)}, 'id', ${sql.ref(`${table}.${name}_id`)},
    'at', to_char(${sql.ref(`${table}.${at}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

const sums: readonly (keyof Totals)[] = ['gross', 'earnings', 'deductions', 'net', 'employer'];

const totals = sql`lateral (select count(*)::int as people, ${sql.join(
  sums.map((name) => sql`coalesce(sum(sheet.${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
)} from ${shownSheets} where sheet.run_id = run.id and ${isShown}
    and sheet.state <> 'Reversed') as totals`;

const parts = sql`(select json_agg(json_build_object('state', state, 'people', people, 'net', net::text)
    order by state) from (
  select case when sheet.is_held and sheet.state in ('Generated', 'Approved') then 'Held' else sheet.state end as state,
    count(*)::int as people, sum(sheet.net)::bigint as net
  from ${shownSheets} where sheet.run_id = run.id and ${isShown} group by 1) as by_state)`;

/** As it was calculated the last time. */
const bonus = sql`(select json_build_object('day', rule ->> 'day', 'percent', rule -> 'percent',
    'ofId', rule -> 'ofId', 'afterMonths', rule -> 'afterMonths', 'isProrated', rule -> 'isProrated',
    'religions', rule -> 'religions')
  from (select attempt.terms -> 'bonus' as rule from salary_attempt as attempt
    where attempt.run_id = run.id and run.kind = 'Bonus' order by attempt.created_at desc limit 1) as last)`;

const columns = sql`run.id, run.kind, run.title, ${bonus} as bonus, json_build_object('id', concern.id, 'name', concern.name) as concern,
  run.month, period.from_date as from, period.to_date as until, period.pay_on as "payOn", run.state,
  case when making.id is not null and working.id is not null then json_build_object(
    'done', coalesce(working.done, 0), 'total', coalesce(working.total, 0)) end as making,
  making.id is not null and working.id is null as "isForsaken",
  totals.people, totals.gross, totals.earnings, totals.deductions, totals.net, totals.employer,
  ${parts} as parts, (select count(*)::int from attendance_figure as figure
    where run.kind = 'Salary' and figure.concern_id = run.concern_id and figure.month = run.month and not exists (
      select 1 from salary_rate as rate where rate.employee_id = figure.employee_id
        and rate.from_date <= period.to_date)) as "withoutSalary",
  ${step('closed', 'locked_by', 'created_at')} as closed,
  ${step('run', 'generated_by', 'generated_at')} as generated,
  case when run.sent_back_at is not null then jsonb_build_object('note', run.sent_back_note)
    || ${step('run', 'sent_back_by', 'sent_back_at')}::jsonb end as "sentBack",
  ${step('run', 'approved_by', 'approved_at')} as approved,
  ${step('run', 'paid_by', 'paid_at')} as paid,
  ${step('run', 'finished_by', 'finished_at')} as finished,
  (select json_build_object('people', count(line.batch_id), 'paid', count(*)) from salary_sheet as sheet
    left join bank_batch_line as line on line.attempt_id = sheet.attempt_id
      and line.employee_id = sheet.employee_id
    where sheet.run_id = run.id and sheet.state = 'Paid' and sheet.net > 0) as batched,
  (select case when count(*) = count(payment.announced_at) then max(payment.announced_at) end
    from salary_payment as payment where payment.run_id = run.id) as "announcedAt"`;

const joined = sql`join concern on concern.id = run.concern_id
  join pay_period as period on period.concern_id = run.concern_id and period.month = run.month
  left join attendance_lock as closed on closed.concern_id = run.concern_id and closed.month = run.month
  left join salary_attempt as making on making.run_id = run.id and making.state = 'Making'
  left join job as working on working.id = making.job_id and working.finished_at is null
    and working.given_up_at is null`;

const isAny = (state: RunState, ...states: readonly RunState[]): boolean => states.includes(state);

async function show(db: Handle, actor: Actor, rows: readonly Row[]): Promise<PayRun[]> {
  const steps = rows.flatMap(({ closed, generated, approved, paid, finished, sentBack }) =>
    [closed, generated, approved, paid, finished, sentBack].filter((one) => one !== null),
  );
  const nameOf = await namesOfAccounts(db, steps);
  const told = (one: Step | null) => one && { by: nameOf(one.id), at: one.at };
  const [mayGenerate, mayApprove, mayCancel, mayReverse] = [
    runCalls.generate,
    runCalls.approve,
    runCalls.cancel,
    reversalCalls.ask,
  ].map((call) => actorMayCall(call, actor));
  return rows.map(
    ({ isForsaken, closed, generated, approved, paid, finished, sentBack, ...run }) => {
      const isIdle = run.making === null;
      const has = (...states: readonly string[]) =>
        (run.parts ?? []).some(({ state }) => states.includes(state));
      return {
        ...run,
        parts: (run.parts ?? []).map((part) => ({ ...part, net: BigInt(part.net) })),
        problem: isForsaken ? 'broken-off' : null,
        closed: told(closed),
        generated: told(generated),
        sentBack: sentBack && { by: nameOf(sentBack.id), at: sentBack.at, note: sentBack.note },
        approved: told(approved),
        paid: told(paid),
        finished: told(finished),
        can: {
          generate: isIdle && mayGenerate === true && isAny(run.state, 'Draft', 'Generated'),
          approve: isIdle && mayApprove === true && run.state === 'Generated',
          // of a paid run what was held and let go
          pay:
            isIdle &&
            mayApprove === true &&
            (isAny(run.state, 'Generated', 'Approved') ||
              (run.state === 'Paid' && has('Approved'))),
          cancel:
            isIdle &&
            mayCancel === true &&
            isAny(run.state, 'Draft', 'Generated', 'Approved') &&
            !has('Paid', 'Reversed'),
          close: isIdle && mayApprove === true && run.state === 'Paid' && !has('Approved', 'Held'),
          reverse: mayReverse === true && has('Paid'),
        },
      };
    },
  );
}

const within = (actor: Actor): Condition => isOfConcerns(actor, sql`run.concern_id`);

export async function readRun({ db, actor }: PayCall<Db> | PayCall<Tx>, id: string) {
  const found =
    await sql<Row>`select ${columns} from salary_run as run ${joined} cross join ${totals}
    where run.id = ${id} and ${within(actor)}`.execute(db);
  const [record] = await show(db, actor, found.rows);
  if (!record) throw new Refusal(notFound);
  return { record };
}

/** Generated and not being generated again, by someone else than the reader under any account. */
function isWaitingFor(actor: Actor): Condition {
  if (!actorMayCall(runCalls.approve, actor)) return never;
  const self = [actor.accountId, ...ownPersons(actor)];
  return sql<boolean>`run.state = 'Generated' and run.generated_by_id <> all(${self}::uuid[])
    and not exists (select 1 from salary_attempt as making
      where making.run_id = run.id and making.state = 'Making')`;
}

const orders = {
  month: sql`run.month`,
  concern: byWords(sql`concern.name`),
  status: sql`run.state`,
};
const places = { concern: 'concern.name', month: 'run.month', title: 'run.title' };

export async function listRuns(
  { db, actor }: PayCall<Db>,
  query: Input<typeof runCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.other);
  const { concern, month, state, kind } = query;
  const where = sql<boolean>`${within(actor)} and ${searchedIn(runsListed, places, query.search)}
    and ${concern ? sql`run.concern_id = ${concern}` : always}
    and ${month ? sql`run.month = ${month}` : always}
    and ${kind ? sql`run.kind = ${kind}` : always}
    and ${state ? sql`run.state = ${state}` : always}
    and ${query.isWaiting ? isWaitingFor(actor) : always}`;
  const ties = [sql`run.month`, sql`run.id`];
  const found = await sql<Row>`select ${columns} from (select run.* from salary_run as run
      join concern on concern.id = run.concern_id where ${where}
      order by ${orderOf(runsListed, orders, query.sort, ties)} ${cut(page)}) as run
    ${joined} cross join ${totals}
    order by ${orderOf(runsListed, orders, query.sort, ties)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from salary_run as run
    join concern on concern.id = run.concern_id where ${where}`.execute(db);
  return { rows: await show(db, actor, found.rows), total: counted.rows[0]?.total ?? 0, ...page };
}
