import type { Handle, Tx } from '../../platform/db/transaction.ts';

type Status = 'Draft' | 'Probation' | 'Confirmed' | 'Notice' | 'Left' | 'Suspended' | 'Long leave';

export interface NewPerson {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly email?: string | null;
  readonly designationId: string;
  readonly departmentId?: string | null;
  readonly isAssessor?: boolean;
  readonly isHeadOfDepartment?: boolean;
  readonly status?: Status;
}

/** Without a manager: the tree has one door, `setManager`. */
export const insertPerson = (tx: Tx, person: NewPerson, at: string) =>
  tx
    .insertInto('employee')
    .values({
      id: person.id,
      number: person.number,
      name: person.name,
      email: person.email ?? null,
      designation_id: person.designationId,
      department_id: person.departmentId ?? null,
      is_assessor: person.isAssessor ?? false,
      head_of_department: person.isHeadOfDepartment ?? false,
      status: person.status ?? 'Confirmed',
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

/** The people of a designation, whatever their status. */
export const holdersOf = async (db: Handle, designationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('designation_id', '=', designationId)
    .execute();
  return rows.map((row) => row.id);
};
