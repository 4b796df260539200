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
        join salary_sheet as sheet on sheet.employee_id = rate.employee_id
        join pay_period as period on period.concern_id = sheet.concern_id and period.month = sheet.month
        where rate.structure_id = version.structure_id
          and period.to_date >= version.from_date) as "isUsed"
    from structure_version as version where version.structure_id = ${structureId}
    order by version.from_date desc`.execute(db);
  return found.rows;
}

/** Which version divides a salary on a day; before the first one the first does. */
export async function findVersionOn(
  db: Handle,
  structureId: string,
  day: string,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`select id from structure_version
    where structure_id = ${structureId}
    order by from_date <= ${day}::date desc, case when from_date <= ${day}::date
      then -(from_date - date '1900-01-01') else from_date - date '1900-01-01' end
    limit 1`.execute(db);
  return found.rows[0]?.id;
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

/** The smallest salary that a version from a day on would divide, and whether anyone has one. */
export async function findLeastGross(
  tx: Tx,
  structureId: string,
  from: string,
): Promise<bigint | undefined> {
  const found = await sql<{ gross: bigint | null }>`select min(rate.gross) as gross from (
      select gross, structure_id, lead(from_date) over (partition by employee_id order by from_date) as ends
      from salary_rate) as rate
    where rate.structure_id = ${structureId} and (rate.ends is null or rate.ends > ${from}::date)`.execute(
    tx,
  );
  return found.rows[0]?.gross ?? undefined;
}
