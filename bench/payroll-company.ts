import { breakdown } from '@muster/contract/pay/structure/breakdown.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { sql } from 'kysely';
import { insertVersion } from '../server/src/areas/pay/store/structures.ts';
import { type Db, transaction } from '../server/src/platform/db/transaction.ts';

export const at = '2026-11-01T06:00:00.000Z';
export const concernId = '018f0000-0000-7000-8000-0000000000c1';
const departmentId = '018f0000-0000-7000-8000-0000000000d1';
const designationId = '018f0000-0000-7000-8000-0000000000e1';
const structureId = '018f0000-0000-7000-8000-0000000000f1';
const versionId = '018f0000-0000-7000-8000-0000000000f2';
const componentId = (place: number): string =>
  `018f0000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`;

const names: readonly [string, string, string][] = [
  ['Basic', 'Earning', 'Other'],
  ['House rent', 'Earning', 'Other'],
  ['Medical', 'Earning', 'Other'],
  ['Conveyance', 'Earning', 'Other'],
  ['Other allowance', 'Earning', 'Other'],
  ['Overtime', 'Earning', 'Other'],
  ['Attendance bonus', 'Earning', 'Other'],
  ['Absence', 'Deduction', 'Absence'],
  ['Late', 'Deduction', 'Absence'],
  ['Unpaid leave', 'Deduction', 'Absence'],
  ['Provident fund', 'Deduction', 'Fund'],
  ['Fund of the employer', 'Employer', 'Other'],
  ['Canteen', 'Deduction', 'Other'],
];

const part = (place: number, given: Partial<StructurePart>): StructurePart => ({
  componentId: componentId(place),
  isInGross: false,
  calc: 'fixed',
  amount: null,
  percent: null,
  ofId: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  isProrated: true,
  isOfMembers: false,
  unit: 1,
  ...given,
});
const basic = componentId(0);
const parts: readonly StructurePart[] = [
  part(0, { isInGross: true, calc: 'percentOfGross', percent: 5000 }),
  part(1, { isInGross: true, calc: 'percentOfComponent', percent: 5000, ofId: basic }),
  part(2, { isInGross: true, amount: 100_000n }),
  part(3, { isInGross: true, amount: 50_000n }),
  part(4, { isInGross: true, calc: 'remainder' }),
  part(5, { calc: 'countRate', count: 'overtime', ofId: basic, percent: 20_000 }),
  part(6, { calc: 'conditional', amount: 50_000n, mostAbsence: 0, mostLates: 2 }),
  part(7, { calc: 'countRate', count: 'absence', ofId: basic }),
  part(8, { calc: 'countRate', count: 'lateDays', ofId: basic }),
  part(9, { calc: 'countRate', count: 'unpaidLeave' }),
  part(10, { calc: 'percentOfComponent', ofId: basic, percent: 800, isOfMembers: true }),
  part(11, { calc: 'percentOfComponent', ofId: basic, percent: 800, isOfMembers: true }),
];
// a slip here would measure another company
if (breakdown(parts, 2_000_000n).get(componentId(4)) !== 350_000n) throw new Error('parts');

const many = sql`'{}', 1, ${at}, ${at}`;

/**
 * So many people of one company with salaries; everyone eats in the canteen, a tenth has a loan. A twentieth had a
 * raise in the middle of each month, and a twentieth of these was told to the office when the month was paid.
 */
export async function fillCompany(db: Db, size: number): Promise<void> {
  await sql`insert into concern (id, name, grams, version, created_at, updated_at)
    values (${concernId}, 'Bench Ltd', ${many})`.execute(db);
  await sql`insert into department (id, name, concern_id, grams, version, created_at, updated_at)
    values (${departmentId}, 'Works', ${concernId}, ${many})`.execute(db);
  await sql`insert into designation (id, name, grams, version, created_at, updated_at)
    values (${designationId}, 'Operator', ${many})`.execute(db);
  for (const [place, [name, kind, takenAs]] of names.entries())
    await sql`insert into pay_component (id, name, kind, taxable, taken_as, grams, version, created_at,
        updated_at)
      values (${componentId(place)}, ${name}, ${kind}, 'Yes', ${takenAs}, ${many})`.execute(db);
  await sql`insert into salary_structure (id, name, grams, version, created_at, updated_at)
    values (${structureId}, 'Workers', ${many})`.execute(db);
  // entered in time, as salaries are
  const by = { byKind: 'user', byId: designationId, at: '2020-01-01' };
  await transaction(db, (tx) =>
    insertVersion(tx, { id: versionId, structureId, from: '2020-01-01', parts, ...by }),
  );
  await sql`insert into employee (id, number, name, status, designation_id, department_id, joined_on,
      is_assessor, head_of_department, grams,
      near, version, created_at, updated_at)
    select gen_random_uuid(), 'B-' || turn, 'Person ' || turn, 'Confirmed', ${designationId},
      ${departmentId}, '2021-01-01', false, false, '{}', '{}', 1, ${at}, ${at}
    from generate_series(1, ${size}::int) as turn`.execute(db);
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), id, '2021-01-01', '{}', 'join', ${designationId}, ${departmentId},
      'Confirmed', ${at} from employee`.execute(db);
  await sql`insert into salary_rate (id, employee_id, from_date, structure_id, gross, created_by_kind,
      created_by_id, created_at, version)
    select gen_random_uuid(), id, '2021-01-01', ${structureId},
      1200000 + (hashtext(id::text) & 8388607), 'user', ${designationId}, '2021-01-01', 1
    from employee`.execute(db);
  await sql`insert into salary_entry (id, employee_id, component_id, amount, from_month, created_by_kind,
      created_by_id, created_at, version)
    select gen_random_uuid(), id, ${componentId(12)}, 30000, '2026-05', 'user', ${designationId}, ${at}, 1
    from employee`.execute(db);
  await sql`insert into salary_loan (id, employee_id, principal, instalment, from_month, state,
      created_by_kind, created_by_id, created_at, version)
    select gen_random_uuid(), id, 2400000, 100000, '2026-05', 'Running', 'user', ${designationId}, ${at}, 1
    from employee where hashtext(id::text) % 10 = 0`.execute(db);
  // by the slabs that came with the system: what is earned here is near the first band
  await sql`insert into setting (id, key, concern_id, value, version, updated_at)
    values (gen_random_uuid(), 'pay.incomeTax', ${concernId}, 'true'::jsonb, 1, ${at}),
      (gen_random_uuid(), 'pay.fundRecognised', ${concernId}, 'true'::jsonb, 1, ${at})`.execute(db);
  await sql`analyze`.execute(db);
}

/** A closed month with its figures, and a raise for a twentieth on its 16th. */
export async function closeMonth(db: Db, month: string): Promise<void> {
  const first = `${month}-01`;
  const last = sql`(${first}::date + interval '1 month - 1 day')::date`;
  await sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
    values (${concernId}, ${month}, ${first}, ${last}, ${last}, ${at})`.execute(db);
  await sql`insert into attendance_lock (concern_id, month, from_date, to_date, late_free, late_every,
      late_costs, figures_at, locked_by_kind, locked_by_id, created_at)
    values (${concernId}, ${month}, ${first}, ${last}, 0, 0, 0, ${at}, 'user', ${departmentId},
      ${at})`.execute(db);
  await sql`insert into attendance_figure
    select ${concernId}, ${month}, id, ${last} - ${first}::date + 1, 22, 20, 0,
      (dice & 3) * 500, 0, 0, 8, 0, 0, 0, 0, 0, 0, (dice >> 2) & 4095, dice & 7, 0,
      ((dice >> 4) & 1) * 500, 0
    from (select id, hashtext(id::text || ${month}) as dice from employee) as thrown`.execute(db);
  await sql`insert into salary_rate (id, employee_id, from_date, structure_id, gross, created_by_kind,
      created_by_id, created_at, version)
    select gen_random_uuid(), id, ${`${month}-16`}, ${structureId}, 1500000 + (dice & 1048575), 'user',
      ${departmentId}, ${`${month}-10`}::date + case when dice % 400 = 0 then 30 else 0 end, 1
    from (select id, hashtext(id::text || ${month} || 'raise') as dice from employee) as thrown
    where dice % 20 = 0`.execute(db);
  await sql`analyze attendance_figure`.execute(db);
  await sql`analyze salary_rate`.execute(db);
}

/** The month was agreed to and paid. */
export async function payMonth(db: Db, month: string): Promise<void> {
  for (const state of ['Approved', 'Paid']) {
    await sql`update salary_sheet set state = ${state} where month = ${month}`.execute(db);
    await sql`update salary_run set state = ${state} where month = ${month}`.execute(db);
  }
}
