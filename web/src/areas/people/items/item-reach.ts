import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { itemIssueCalls } from '@muster/contract/people/documents/item-calls.ts';
import { useSession } from '../../../session/session.ts';

/** Payroll sees cards but not what is in someone's hands: the rule of the call decides. */
export function heldItemReach({ id, projection }: Employee): boolean {
  const { user } = useSession.getState();
  const scopes = scopesOf(itemIssueCalls.list.access, user?.capacities ?? []);
  const isForOthers = [...scopes].some((scope) => scope !== 'own');
  return projection !== 'directory' && (isForOthers || user?.employeeId === id);
}
