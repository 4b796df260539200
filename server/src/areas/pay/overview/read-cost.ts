import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  type CostComponent,
  type costCalls,
  type CostMonth,
  costMonths,
} from '@muster/contract/pay/overview/cost-calls.ts';
import { sql } from 'kysely';
import { hasConcern, isOfConcerns } from '../../../platform/access/concerns.ts';
import { always } from '../../../platform/db/condition.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { isShown, shownSheets } from '../store/runs.ts';

const sums = ['earnings', 'deductions', 'employer', 'net'] as const;
type Sums = Readonly<Record<(typeof sums)[number], string>>;
type MonthRow = Omit<CostMonth, keyof Sums> & Sums;
/** An amount of a component in a month; those of a component stand together. */
type LineRow = Omit<CostComponent, 'amounts'> & { readonly month: string; readonly amount: string };

/** Amounts as text: a number of JSON would not hold them. */
const asText = sql.join(sums.map((name) => sql`${sql.lit(name)}, sum(${sql.ref(name)})::text`));

function byComponent(lines: readonly LineRow[], months: readonly CostMonth[]): CostComponent[] {
  const groups = Map.groupBy(
    lines,
    (line) => `${line.component.id} ${line.kind} ${line.isInGross}`,
  );
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { component, localName, kind, isInGross } = first;
    const amounts = months.map(({ month }) =>
      BigInt(rows.find((row) => row.month === month)?.amount ?? '0'),
    );
    return [{ component, localName, kind, isInGross, amounts }];
  });
}

/** What pay came to in the months up to one, of one moment since it is one statement; what was taken back cost nothing. */
export async function readCost(
  { db, actor }: PayCall<Db>,
  { month, concern }: Input<typeof costCalls.months>['query'],
) {
  if (concern && !hasConcern(actor, concern)) throw new Refusal(notFound);
  const first = addMonths(month, 1 - costMonths);
  const found = await sql<{ months: MonthRow[] | null; lines: LineRow[] | null }>`
    with shown as materialized (
      select sheet.attempt_id, sheet.employee_id, sheet.month, sheet.state, sheet.is_held,
        ${sql.join(sums.map((name) => sql`sheet.${sql.ref(name)}`))}
      from ${shownSheets}
      where ${isShown} and sheet.state <> 'Reversed' and sheet.month between ${first} and ${month}
        and ${isOfConcerns(actor, sql`sheet.concern_id`)}
        and ${concern ? sql`sheet.concern_id = ${concern}` : always}),
    line as (
      select shown.month, line.component_id, line.kind, line.in_gross, sum(line.amount) as amount
      from shown join salary_line as line on line.attempt_id = shown.attempt_id
        and line.employee_id = shown.employee_id
      group by 1, 2, 3, 4)
    select (select json_agg(of_month order by of_month->>'month') from (
        select json_build_object('month', month, 'people', count(*), ${asText},
          'isPaid', coalesce(bool_and(state = 'Paid') filter (where not is_held), false)) as of_month
        from shown group by month) as counted) as months,
      (select json_agg(json_build_object('month', line.month, 'amount', line.amount::text,
          'component', json_build_object('id', component.id, 'name', component.name),
          'localName', component.local_name, 'kind', line.kind, 'isInGross', line.in_gross)
          order by line.kind, component.name, component.id, line.in_gross desc, line.month)
        from line join pay_component as component on component.id = line.component_id) as lines`.execute(
    db,
  );
  const [row] = found.rows;
  const months = (row?.months ?? []).map(({ earnings, deductions, employer, net, ...same }) => ({
    ...same,
    earnings: BigInt(earnings),
    deductions: BigInt(deductions),
    employer: BigInt(employer),
    net: BigInt(net),
  }));
  return { record: { months, components: byComponent(row?.lines ?? [], months) } };
}
