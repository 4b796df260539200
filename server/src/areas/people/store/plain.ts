import type { Tx } from '../../../platform/db/transaction.ts';
import { searchedOf } from './new-person.ts';

/** What is changed at once, by the table that holds it. */
export const plainColumns = {
  number: 'number',
  name: 'name',
  localName: 'local_name',
  phone: 'phone',
  email: 'email',
  isAssessor: 'is_assessor',
  isHeadOfDepartment: 'head_of_department',
  confirmationDueOn: 'confirmation_due_on',
} as const;
export const detailColumns = {
  birthOn: 'birth_on',
  gender: 'gender',
  bloodGroup: 'blood_group',
  religion: 'religion',
  maritalStatus: 'marital_status',
  nationality: 'nationality',
  nationalId: 'national_id',
  taxNumber: 'tax_number',
  presentAddress: 'present_address',
  permanentAddress: 'permanent_address',
  personalPhone: 'personal_phone',
  personalEmail: 'personal_email',
} as const;

export type PlainValues = Readonly<
  Partial<Record<keyof typeof plainColumns | keyof typeof detailColumns, string | boolean | null>>
>;

/** A blank field is an empty one. */
const under = (names: Readonly<Record<string, string>>, values: PlainValues) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, column]) => {
      const value = values[name as keyof PlainValues];
      return value === undefined ? [] : [[column, value === '' ? null : value]];
    }),
  );

export async function readPlain(tx: Tx, employeeId: string): Promise<PlainValues> {
  const row = await tx
    .selectFrom('employee')
    .innerJoin('person_detail', 'person_detail.employee_id', 'employee.id')
    .selectAll('person_detail')
    .select(Object.values(plainColumns))
    .where('employee.id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const read: Readonly<Record<string, string | boolean | null>> = row;
  const all = Object.entries({ ...plainColumns, ...detailColumns });
  return Object.fromEntries(all.map(([name, column]) => [name, read[column]]));
}

/** `before` completes what the search looks through where only a part is changed. */
export async function updatePlain(
  tx: Tx,
  employeeId: string,
  before: PlainValues,
  values: PlainValues,
  at: string,
): Promise<void> {
  const after = { ...before, ...values } as unknown as Parameters<typeof searchedOf>[0];
  await tx
    .updateTable('employee')
    .set((row) => ({
      ...under(plainColumns, values),
      ...searchedOf(after),
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', employeeId)
    .execute();
  const personal = under(detailColumns, values);
  if (Object.keys(personal).length > 0)
    await tx
      .updateTable('person_detail')
      .set(personal)
      .where('employee_id', '=', employeeId)
      .execute();
}
