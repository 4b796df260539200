import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { useSession } from '../../../session/session.ts';
import { BankCard } from './bank-card.tsx';
import type { TabProps } from '../profile/tab-props.ts';

/** Those who pay see no whole records but where pay goes: the rule of the call decides. */
export function ofBank({ id }: Employee): boolean {
  const { user } = useSession.getState();
  const scopes = scopesOf(profileCalls.readBank.access, user?.capacities ?? []);
  return scopes.has('all') || (scopes.has('own') && user?.employeeId === id);
}

/** In the profile of someone: HR asks, a second person agrees. */
export function BankTab({ person, isToday }: TabProps) {
  const user = useSession((session) => session.user);
  const scopes = scopesOf(profileCalls.proposeBank.access, user?.capacities ?? []);
  const isOwn = user?.employeeId === person.id;
  const may = scopes.has('all') || (isOwn && scopes.has('own'));
  return <BankCard id={person.id} isOwn={isOwn} mayPropose={isToday && may} />;
}
