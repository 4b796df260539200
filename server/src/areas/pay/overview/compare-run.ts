import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { RunFigures } from '@muster/contract/pay/overview/compare-calls.ts';
import { takenAs } from '@muster/contract/pay/records.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { isShown, shownSheets } from '../store/runs.ts';

type Row = Omit<RunFigures, 'taken'> & {
  readonly isBefore: boolean;
  /** amounts as text: a number of JSON would not hold them */
  readonly taken: Partial<Record<(typeof takenAs)[number], string>> | null;
};

const sums = ['gross', 'earnings', 'deductions', 'net', 'employer'] as const;
const summed = sql.join(
  sums.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
);

const figuresOf = ({ isBefore: _isBefore, taken, ...row }: Row): RunFigures => ({
  ...row,
  taken: takenAs.flatMap((as) => (taken?.[as] ? [{ as, amount: BigInt(taken[as]) }] : [])),
});

/** Salaries stand beside those of the month before, in one statement; a bonus stands alone. */
export async function compareRun({ db, actor }: PayCall<Db>, id: string) {
  const found = await sql<Row>`with run as (
      select run.id, run.concern_id, run.month, run.kind from salary_run as run
      where run.id = ${id} and ${isOfConcerns(actor, sql`run.concern_id`)}),
    pair as (
      select run.id, run.month, false as is_before from run
      union all
      select earlier.id, earlier.month, true from run join salary_run as earlier
        on earlier.concern_id = run.concern_id and earlier.kind = 'Salary' and run.kind = 'Salary'
        and earlier.month = to_char((run.month || '-01')::date - interval '1 month', 'YYYY-MM')
        and earlier.state not in ('Draft', 'Cancelled', 'Reversed')),
    shown as materialized (
      select pair.is_before, sheet.attempt_id, sheet.employee_id,
        ${sql.join(sums.map((name) => sql`sheet.${sql.ref(name)}`))}
      from ${shownSheets} join pair on pair.id = sheet.run_id
      where ${isShown} and sheet.state <> 'Reversed'),
    taken as (
      select shown.is_before, component.taken_as, sum(line.amount) as amount
      from shown join salary_line as line on line.attempt_id = shown.attempt_id
        and line.employee_id = shown.employee_id and line.kind = 'Deduction'
      join pay_component as component on component.id = line.component_id
      group by 1, 2 having sum(line.amount) <> 0)
    select pair.month, pair.is_before as "isBefore", totals.*,
      (select json_object_agg(taken.taken_as, taken.amount::text) from taken
        where taken.is_before = pair.is_before) as taken
    from pair cross join lateral (select count(*)::int as people, ${summed} from shown
      where shown.is_before = pair.is_before) as totals
    order by pair.is_before`.execute(db);
  const [run, before] = found.rows;
  if (!run) throw new Refusal(notFound);
  return { record: { run: figuresOf(run), before: before ? figuresOf(before) : null } };
}
