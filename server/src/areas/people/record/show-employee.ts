import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, scopesOf, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { actionsFor } from '@muster/contract/kernel/decisions/workflow.ts';
import type { Employee, Projection } from '@muster/contract/people/employee.ts';
import { life } from '@muster/contract/people/profile/life.ts';
import type { EmployeeRow } from '../store/employees.ts';

/** A person as the calls answer it, but for the address of the photo. */
export type ShownEmployee = Omit<Employee, 'photo'> & Pick<EmployeeRow, 'photo'>;

/** With what the reader may do. Nobody decides on themselves. */
export function showEmployee(
  row: EmployeeRow,
  projection: Projection,
  actor: Actor,
): ShownEmployee {
  const isOwn = isOwnPerson(actor, row.id);
  const may = !isOwn && projection === 'full' && scopesOf(hrWrite, actor.capacities).size > 0;
  const { status, ...told } = row;
  return {
    ...told,
    ...(projection !== 'directory' && { status }),
    projection,
    can: {
      change: may,
      remove: may && status === 'Draft',
      life: may ? actionsFor(life, status, actor.capacities) : [],
    },
  };
}
