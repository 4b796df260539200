import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Now } from '../../../platform/now.ts';
import { gramsOf } from '../../../platform/db/grams.ts';
import { type JobData, lifeDates, type Mark, noJob } from '../rules/job-data.ts';
import { nearOf } from '../rules/sheet/near-words.ts';
import { figuresOf } from '../rules/phone-search.ts';
import { saveTimelines } from './periods.ts';

export interface NewPerson extends Partial<Omit<JobData, 'lineManagerId' | 'secondTierId'>> {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly localName?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly designationId: string;
  readonly isAssessor?: boolean;
  readonly isHeadOfDepartment?: boolean;
  /** absent: today */
  readonly joinedOn?: string;
  readonly confirmationDueOn?: string | null;
}

/** What the search of people looks through. */
export const searchedOf = (
  person: Pick<NewPerson, 'name' | 'localName' | 'number' | 'phone' | 'email'>,
) => ({
  grams: gramsOf([
    person.name,
    person.localName,
    person.number,
    person.phone,
    figuresOf(person.phone ?? ''),
    person.email,
  ]),
  near: nearOf(`${person.name} ${person.localName ?? ''}`),
});

const causes: Partial<Record<JobData['status'], Mark['cause']>> = {
  Probation: 'join',
  Confirmed: 'joinConfirmed',
};

/** Without a manager: the tree has one door, `changeJob`. */
export async function insertPerson(tx: Tx, person: NewPerson, now: Now): Promise<void> {
  const { at, today } = now;
  const { status = 'Confirmed', joinedOn = today } = person;
  const values: JobData = { ...noJob, ...jobOf(person), status };
  const mark: Mark = { cause: causes[status] ?? 'change', note: null, leavingReason: null };
  const changed = new Set(Object.keys(values) as (keyof JobData)[]);
  const timeline = [{ from: joinedOn, values, changed, mark }];
  const dates = lifeDates(timeline);
  await tx
    .insertInto('employee')
    .values({
      id: person.id,
      number: person.number,
      name: person.name,
      local_name: person.localName ?? null,
      phone: person.phone ?? null,
      email: person.email ?? null,
      designation_id: values.designationId,
      department_id: values.departmentId,
      unit_id: values.unitId,
      sub_unit_id: values.subUnitId,
      location_id: values.locationId,
      region_id: values.regionId,
      area_id: values.areaId,
      category_id: values.categoryId,
      employment_type: values.employmentType,
      status,
      joined_on: dates.joinedOn,
      confirmed_on: dates.confirmedOn,
      confirmation_due_on: person.confirmationDueOn ?? null,
      is_assessor: person.isAssessor ?? false,
      head_of_department: person.isHeadOfDepartment ?? false,
      told_on: today,
      ...searchedOf(person),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await tx.insertInto('person_detail').values({ employee_id: person.id }).execute();
  await saveTimelines(tx, new Map([[person.id, timeline]]), at);
}

function jobOf(person: NewPerson): Pick<JobData, 'designationId'> & Partial<JobData> {
  const { lineManagerId: _, secondTierId: __, ...others } = noJob;
  const keys = Object.keys(others) as (keyof typeof others)[];
  const given = keys.filter((key) => person[key] !== undefined);
  return {
    designationId: person.designationId,
    ...Object.fromEntries(given.map((key) => [key, person[key]])),
  };
}

/** The people of a designation, whatever their status. */
export const holdersOf = async (db: Handle, designationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('designation_id', '=', designationId)
    .execute();
  return rows.map((row) => row.id);
};
