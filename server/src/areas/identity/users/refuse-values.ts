import { userCalls } from '@muster/contract/identity/user-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { employeeFacts } from '../../people/public.ts';
import type { UserContent } from '../store/users.ts';

type Field = keyof UserContent;
const wire = wireNames(userCalls.create.body);

const refused = (field: Field, code: FaultCode) =>
  new Refusal(ruleRefused, {}, [{ path: wire.get(field) ?? field, code, values: {} }]);

const faultOf: Readonly<Record<string, readonly [Field, FaultCode]>> = {
  user_account_email_key: ['email', 'taken'],
  user_account_employee_id_key: ['employeeId', 'taken'],
  user_account_employee_id_fkey: ['employeeId', 'gone'],
  user_account_concern_id_fkey: ['concernId', 'gone'],
};

/** The index decides who was first with an address. */
export const asUserFault = (error: unknown): never => {
  const fault = isRefused(error) ? faultOf[error.constraint ?? ''] : undefined;
  throw fault ? refused(...fault) : error;
};

/** An account that is limited to some concerns makes none that reaches further. */
export async function refuseOutOfReach(tx: Tx, actor: Actor, user: UserContent): Promise<void> {
  const { concerns } = actor;
  const reaches = (id: string | null) =>
    concerns === 'all' || (id !== null && concerns.includes(id));
  if (!reaches(user.concernId)) throw refused('concernId', 'gone');
  if (user.employeeId === null) return;
  const person = await employeeFacts(tx)
    .where('employee.id', '=', user.employeeId)
    .executeTakeFirst();
  if (!person || person.has_left || !reaches(person.concern_id))
    throw refused('employeeId', 'gone');
}
