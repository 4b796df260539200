import { fixedOf } from '@muster/contract/pay/structure/breakdown.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

export type Versions = ReadonlyMap<string, readonly StructurePart[]>;

type PartRow = StructurePart & { readonly versionId: string };

/** The parts of some versions, each in the order of the payslip. */
export async function findParts(db: Handle, versionIds: readonly string[]): Promise<Versions> {
  const found = await sql<PartRow>`select version_id as "versionId", component_id as "componentId",
      in_gross as "isInGross", calc, amount, percent, of_component_id as "ofId", divisor, count,
      most_absence as "mostAbsence", most_lates as "mostLates", is_prorated as "isProrated",
      of_members as "isOfMembers", unit
    from structure_part where version_id = any(${[...versionIds]}::uuid[])
    order by version_id, place`.execute(db);
  const parts = new Map<string, StructurePart[]>(versionIds.map((id) => [id, []]));
  for (const { versionId, ...part } of found.rows) parts.get(versionId)?.push(part);
  return parts;
}

export interface VersionRow {
  readonly id: string;
  readonly from: string;
  readonly byKind: string;
  readonly byId: string;
  readonly createdAt: string;
  readonly isUsed: boolean;
}

/** Of a structure, the newest first. */
export async function findVersions(db: Handle, structureId: string): Promise<VersionRow[]> {
  const found = await sql<VersionRow>`select version.id, version.from_date as from,
      version.created_by_kind as "byKind", version.created_by_id as "byId",
      version.created_at as "createdAt", exists (select 1 from salary_rate as rate
        cross join lateral (select 1 from salary_sheet as sheet
          where sheet.employee_id = rate.employee_id
            and sheet.month between covered.first and covered.last limit 1) as paid
        where rate.structure_id = ${structureId} and rate.from_date < version.ends
          and not exists (select 1 from salary_rate as next
            where next.employee_id = rate.employee_id and next.from_date > rate.from_date
              and next.from_date <= version.begins)) as "isUsed"
    from (select *, coalesce(lead(from_date) over by_day, 'infinity') as ends,
          case when lag(from_date) over by_day is null then '-infinity' else from_date end as begins
        from structure_version where structure_id = ${structureId}
        window by_day as (order by from_date)) as version
      cross join lateral (select min(month) as first, max(month) as last from pay_period
        where to_date >= version.begins and from_date < version.ends) as covered
    order by version.from_date desc`.execute(db);
  return found.rows;
}

/** Which version divides each of some salaries on its first day; before the first one the first does. */
export async function findVersionsOn(
  db: Handle,
  salaries: readonly { readonly structureId: string; readonly from: string }[],
): Promise<readonly (string | null)[]> {
  const found = await sql<{ id: string | null }>`select version.id
    from unnest(${salaries.map(({ structureId }) => structureId)}::uuid[],
        ${salaries.map(({ from }) => from)}::date[])
        with ordinality as salary (structure_id, day, place)
      left join lateral (select id from structure_version
        where structure_id = salary.structure_id
        order by from_date <= salary.day desc, case when from_date <= salary.day
          then -(from_date - date '1900-01-01') else from_date - date '1900-01-01' end
        limit 1) as version on true
    order by salary.place`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function insertVersion(
  tx: Tx,
  version: {
    readonly id: string;
    readonly structureId: string;
    readonly from: string;
    readonly parts: readonly StructurePart[];
    readonly byKind: string;
    readonly byId: string;
    readonly at: string;
  },
): Promise<boolean> {
  const { id, structureId, from, parts, byKind, byId, at } = version;
  const made = await sql`insert into structure_version (id, structure_id, from_date, fixed,
      created_by_kind, created_by_id, created_at)
    values (${id}, ${structureId}, ${from}, ${fixedOf(parts)}, ${byKind}, ${byId}, ${at})
    on conflict (structure_id, from_date) do nothing returning 1`.execute(tx);
  if (made.rows.length === 0) return false;
  await tx
    .insertInto('structure_part')
    .values(
      parts.map((part, place) => ({
        version_id: id,
        place,
        component_id: part.componentId,
        in_gross: part.isInGross,
        calc: part.calc,
        amount: part.amount,
        percent: part.percent,
        of_component_id: part.ofId,
        divisor: part.divisor,
        count: part.count,
        most_absence: part.mostAbsence,
        most_lates: part.mostLates,
        is_prorated: part.isProrated,
        of_members: part.isOfMembers,
        unit: part.unit,
      })),
    )
    .execute();
  return true;
}

/** From a day on, and before another; none: for all time. */
export interface Span {
  readonly from: string | null;
  readonly before: string | null;
}

interface DatedVersion extends Span {
  readonly id: string;
  /** the day it was entered for */
  readonly day: string;
}

/** Which versions divide a salary within a span, the earliest first; the first one does from ever. */
export async function findVersionsIn(
  db: Handle,
  structureId: string,
  { from, before }: Span,
): Promise<DatedVersion[]> {
  const found = await sql<DatedVersion>`select id, from_date as day, starts as "from", before
    from (select id, from_date, case when lag(from_date) over of_structure is not null
        then from_date end as starts, lead(from_date) over of_structure as before
      from structure_version where structure_id = ${structureId}
      window of_structure as (order by from_date)) as version
    where (starts is null or starts < coalesce(${before}::date, 'infinity'))
      and (before is null or before > coalesce(${from}::date, '-infinity'))
    order by from_date`.execute(db);
  return found.rows;
}

/** Salaries of a structure in force within a span, of people who had not left before. */
const inForce = (structureId: string, { from, before }: Span) => sql`
  from (select employee_id, gross, structure_id, from_date,
      lead(from_date) over (partition by employee_id order by from_date) as ends from salary_rate) as rate
    join employee on employee.id = rate.employee_id
  where rate.structure_id = ${structureId}
    and rate.from_date < coalesce(${before}::date, 'infinity')
    and coalesce(least(rate.ends, employee.last_day + 1), 'infinity')
      > greatest(rate.from_date, coalesce(${from}::date, '-infinity'))`;

/** What people are paid by a structure within a span, each once, the smallest first. */
export async function findGrosses(tx: Tx, structureId: string, span: Span): Promise<bigint[]> {
  const found = await sql<{
    gross: bigint;
  }>`select distinct rate.gross ${inForce(structureId, span)}
    order by rate.gross`.execute(tx);
  return found.rows.map(({ gross }) => gross);
}

export interface SomePaid {
  /** one of those who are paid least */
  readonly name: string;
  readonly people: number;
}

export async function findWhoIsPaid(
  tx: Tx,
  structureId: string,
  span: Span,
  grosses: readonly bigint[],
): Promise<SomePaid> {
  const found = await sql<SomePaid>`select (array_agg(employee.name
        order by rate.gross, employee.name))[1] as name,
      count(distinct rate.employee_id)::int as people
    ${inForce(structureId, span)} and rate.gross = any(${[...grosses]}::bigint[])`.execute(tx);
  const [row] = found.rows;
  if (!row) throw new Error('a count has a row');
  return row;
}
