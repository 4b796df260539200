import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  type ComparedPay,
  explainDifference,
  type GateLine,
} from '../../areas/pay/rules/gate/explain-difference.ts';
import { personInputs, type Terms } from '../../areas/pay/rules/inputs.ts';
import { wasElsewhere } from '../../areas/pay/store/gate/elsewhere.ts';
import { findParts } from '../../areas/pay/store/structures.ts';
import type { Db } from '../../platform/db/transaction.ts';

interface KeptSheet {
  readonly terms: Terms;
  readonly inputs: unknown;
  readonly paidDays: number;
  readonly designationId: string;
  readonly lines: readonly (Omit<GateLine, 'due' | 'amount' | 'computed'> & {
    readonly due: string;
    readonly amount: string;
    readonly computed: string | null;
  })[];
}
interface Kept extends Omit<ComparedPay, 'now' | 'before'> {
  readonly id: string;
  readonly name: string;
  readonly now: KeptSheet;
  readonly before: KeptSheet | null;
  readonly found: Readonly<Record<string, string>>;
}

const sheetOf = (attempt: string, employee: string) => sql`(select json_build_object(
    'terms', attempt.terms, 'inputs', input.inputs, 'paidDays', sheet.paid_days,
    'designationId', sheet.designation_id, 'lines', coalesce((select json_agg(json_build_object(
      'componentId', component_id, 'kind', kind, 'isInGross', in_gross, 'due', due::text,
      'amount', amount::text, 'computed', computed::text, 'cause', cause) order by place)
      from salary_line as line where line.attempt_id = sheet.attempt_id
        and line.employee_id = sheet.employee_id), '[]'))
  from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
    join salary_input as input on input.attempt_id = sheet.attempt_id
      and input.employee_id = sheet.employee_id
  where sheet.attempt_id = ${sql.ref(attempt)} and sheet.employee_id = ${sql.ref(employee)})`;

/** What some lines come to is paid out. */
const paidOut = (sheet: ComparedPay['now'] | null): bigint =>
  (sheet?.lines ?? []).reduce(
    (sum, { kind, amount }) =>
      kind === 'Earning' ? sum + amount : kind === 'Deduction' ? sum - amount : sum,
    0n,
  );

const readSheet = ({ inputs, lines, ...rest }: KeptSheet): ComparedPay['now'] => ({
  ...rest,
  inputs: personInputs.parse(inputs),
  lines: lines.map((line) => ({
    ...line,
    due: BigInt(line.due),
    amount: BigInt(line.amount),
    computed: line.computed === null ? null : BigInt(line.computed),
  })),
});

/** What is kept of each difference of a month is what the plain function says of it; answers how many differ. */
export async function expectSameDifferences(db: Db, month: string): Promise<number> {
  const shown = (name: string) =>
    sql.raw(`(${name}_attempt.state = 'Live'
    or ${name}.state <> 'Generated') and ${name}.state <> 'Reversed'`);
  const { rows } =
    await sql<Kept>`select employee.id, employee.name, employee.joined_on as "joinedOn",
      employee.last_day as "lastDay", period.from_date as since,
      ${sheetOf('now.attempt_id', 'now.employee_id')} as now,
      ${sheetOf('earlier.attempt_id', 'now.employee_id')} as before,
      ${wasElsewhere(sql`now.employee_id`, sql`now.concern_id`, [
        sql`period.from_date`,
        sql`until.to_date`,
      ])} as "isElsewhere",
      coalesce((select json_object_agg(cause, amount::text) from pay_difference as found
        where found.attempt_id = now.attempt_id and found.employee_id = now.employee_id), '{}') as found
    from salary_run as run
      join salary_run as before on before.concern_id = run.concern_id and before.kind = 'Salary'
        and before.month = to_char((run.month || '-01')::date - interval '1 month', 'YYYY-MM')
        and before.state not in ('Draft', 'Cancelled', 'Reversed')
      join pay_period as period on period.concern_id = before.concern_id and period.month = before.month
      join pay_period as until on until.concern_id = run.concern_id and until.month = run.month
      join salary_attempt as live on live.run_id = run.id and live.state = 'Live'
      join salary_sheet as now on now.attempt_id = live.id
      join employee on employee.id = now.employee_id
      left join (salary_sheet as earlier join salary_attempt as earlier_attempt
          on earlier_attempt.id = earlier.attempt_id and ${shown('earlier')})
        on earlier.run_id = before.id and earlier.employee_id = now.employee_id
    where run.month = ${month} and run.kind = 'Salary'`.execute(db);
  const versions = await sql<{ id: string }>`select id from structure_version`.execute(db);
  const parts = await findParts(
    db,
    versions.rows.map(({ id }) => id),
  );
  for (const { name, found, now, before, ...rest } of rows) {
    const known = {
      versions: parts,
      components: new Map(now.terms.components.map((facts) => [facts.id, facts])),
    };
    const sums = new Map<string, bigint>();
    const pair = { ...rest, now: readSheet(now), before: before && readSheet(before) };
    const explained = explainDifference(pair, known);
    for (const { cause, amount } of explained)
      if (cause !== null) sums.set(cause, (sums.get(cause) ?? 0n) + amount);
    const whole = explained.reduce((sum, { amount }) => sum + amount, 0n);
    expect({ name, whole }).toEqual({ name, whole: paidOut(pair.now) - paidOut(pair.before) });
    const byHand = Object.fromEntries(
      [...sums].filter(([, amount]) => amount !== 0n).map(([cause, sum]) => [cause, String(sum)]),
    );
    expect({ name, found }).toEqual({ name, found: byHand });
  }
  return rows.filter(({ found }) => Object.keys(found).length > 0).length;
}
