import { sql } from 'kysely';
import type { JobData } from '../../areas/people/rules/job-data.ts';
import type { Handle } from '../../platform/db/transaction.ts';

type Field = keyof JobData;
/** Ids by the field that wants one and by name, as the tables of the demo speak of records. */
export type IdOf = (field: Field, name: string) => string;

/** What people are put into; a unit is called `department/unit`, an area `region/area`. */
export async function knownNames(db: Handle): Promise<IdOf> {
  const { rows } = await sql<{ field: string; name: string; id: string }>`
    select 'designationId' as field, name, id from designation
    union all select 'departmentId', name, id from department
    union all select 'unitId', department.name || '/' || unit.name, unit.id
      from unit join department on department.id = unit.department_id
    union all select 'subUnitId', department.name || '/' || unit.name || '/' || sub_unit.name,
        sub_unit.id
      from sub_unit join unit on unit.id = sub_unit.unit_id
      join department on department.id = unit.department_id
    union all select 'locationId', name, id from location
    union all select 'regionId', name, id from region
    union all select 'areaId', region.name || '/' || area.name, area.id
      from area join region on region.id = area.region_id
    union all select 'categoryId', name, id from employee_category`.execute(db);
  const ids = new Map(rows.map(({ field, name, id }) => [`${field} ${name}`, id]));
  return (field, name) => {
    const id = ids.get(`${field} ${name}`);
    if (id) return id;
    throw new Error(`The demo company has no ${name} any more.`);
  };
}
