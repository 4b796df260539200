import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import {
  type taxReportCalls,
  taxReportListed,
  type TaxReportRow,
} from '@muster/contract/pay/tax/tax-report-calls.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../../platform/access/concerns.ts';
import { always, type Condition, isValue } from '../../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../../platform/db/transaction.ts';
import { countsBySheet } from '../../../../platform/sheets/batches/counts.ts';
import { foundPeople } from '../../../people/public.ts';
import type { PayCall } from '../../deps.ts';
import { linkedTo } from '../../store/linked.ts';
import { isShown, shownSheets } from '../../store/runs.ts';
import { type MonthsAsked, monthsAsked } from './tax-year-asked.ts';

type Asked = Omit<Input<typeof taxReportCalls.list>['query'], 'limit' | 'pageNo'> & {
  /** none: all of them */
  readonly chosen?: readonly string[] | null;
};

const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
  department: { maybe: byWords(sql`department.name`) },
  taxable: sql`taxed.taxable`,
  deducted: sql`taxed.deducted`,
  yearTax: { maybe: sql`taxed."yearTax"` },
};

const isSettled = sql`sheet.state in ('Approved', 'Paid')`;
const newest = (column: string) =>
  sql`(array_agg(sheet.${sql.ref(column)} order by sheet.month desc, sheet.kind desc))[1]`;

/** Each person with the pay of these months: what is agreed to counts, the newest of what is shown says the rest. */
const taxed = (actor: Actor, { from, until }: MonthsAsked) => sql`(
  select pay.*, pay.paid_taxable + coalesce(before.taxable, 0) as taxable,
    pay.paid_tax + coalesce(before.tax, 0) as deducted
  from (
    select sheet.employee_id, ${newest('concern_id')} as concern_id,
      ${newest('department_id')} as department_id, ${newest('designation_id')} as designation_id,
      (count(*) filter (where ${isSettled}))::int as payslips,
      coalesce(sum(sheet.taxable) filter (where ${isSettled}), 0)::bigint as paid_taxable,
      coalesce(sum(sheet.tax) filter (where ${isSettled}), 0)::bigint as paid_tax,
      (array_agg(sheet.year_taxable order by sheet.month desc) filter (where sheet.year_tax is not null))[1]
        as "yearTaxable",
      (array_agg(sheet.year_tax order by sheet.month desc) filter (where sheet.year_tax is not null))[1]
        as "yearTax"
    from ${shownSheets}
    where sheet.month between ${from} and ${until} and ${isShown} and sheet.state <> 'Reversed'
      and ${isOfConcerns(actor, sql`sheet.concern_id`)}
    group by sheet.employee_id) as pay
  left join lateral (select sum(taxable)::bigint as taxable, sum(tax)::bigint as tax
    from opening_figure as opening where opening.employee_id = pay.employee_id
      and opening.until_month between ${from} and ${until}
      and ${countsBySheet('opening.batch_id')}) as before on true)`;

const source = (actor: Actor, months: MonthsAsked) => sql`${taxed(actor, months)} as taxed
  join employee on employee.id = taxed.employee_id
  join concern on concern.id = taxed.concern_id
  join designation on designation.id = taxed.designation_id
  left join department on department.id = taxed.department_id
  left join person_detail as detail on detail.employee_id = taxed.employee_id`;

const isListed = ({
  chosen,
  concern,
  department,
  designation,
  employeeId,
  search,
}: Asked): Condition => {
  const conditions = [
    chosen ? sql<boolean>`taxed.employee_id = any(${[...chosen]}::uuid[])` : always,
    isValue('taxed.concern_id', concern),
    isValue('taxed.department_id', department),
    isValue('taxed.designation_id', designation),
    isValue('taxed.employee_id', employeeId),
    searchedIn(taxReportListed, { person: foundPeople }, search),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

export async function askedMonths(call: PayCall<Db>, asked: Asked, today: string) {
  const inForce = await call.settings.read(call.db, call.clock.now());
  return monthsAsked(inForce, asked.concern ?? null, today, asked);
}

export async function findTaxRows(
  db: Handle,
  actor: Actor,
  asked: Asked,
  { months, page }: { readonly months: MonthsAsked; readonly page: Page },
): Promise<TaxReportRow[]> {
  const found = await sql<TaxReportRow>`select
      json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
      ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
      ${linkedTo('designation')} as designation, detail.tax_number as "taxNumber", taxed.payslips,
      taxed.taxable, taxed.deducted, taxed."yearTaxable", taxed."yearTax"
    from ${source(actor, months)} where ${isListed(asked)}
    order by ${orderOf(taxReportListed, orders, asked.sort, sql`employee.id`)} ${cut(page)}`.execute(
    db,
  );
  return found.rows;
}

export async function listTaxReport(
  call: PayCall<Db>,
  asked: Input<typeof taxReportCalls.list>['query'],
  today: string,
) {
  const { db, actor } = call;
  const page = pageOf(asked, largestLimit.other);
  const months = await askedMonths(call, asked, today);
  const rows = await findTaxRows(db, actor, asked, { months, page });
  const summed = await sql<{ people: number; taxable: bigint; deducted: bigint; yearTax: bigint }>`
    select count(*)::int as people, coalesce(sum(taxed.taxable), 0)::bigint as taxable,
      coalesce(sum(taxed.deducted), 0)::bigint as deducted,
      coalesce(sum(taxed."yearTax"), 0)::bigint as "yearTax"
    from ${source(actor, months)} where ${isListed(asked)}`.execute(db);
  const totals = summed.rows[0] ?? { people: 0, taxable: 0n, deducted: 0n, yearTax: 0n };
  return { rows, total: totals.people, ...page, ...months, totals };
}
