import type { SessionUser } from '@muster/contract/identity/account.ts';
import { roleName } from '../../../words/role-word.ts';
import type { Words } from '../../../words/words.ts';

/** What is known of the own account, in words. */
export function ownFacts(user: SessionUser, words: Words) {
  const { profile } = words.account;
  const actsAs = [
    ...user.roles.map((role) => roleName(role, words)),
    ...(user.isSecondTierLineManager ? [profile.secondTier] : []),
  ];
  const number = [words.people.employee.fields.number, user.employeeNumber] as const;
  const designationRole = [profile.designationRole, user.roleName] as const;
  return [
    [profile.name, user.name],
    [profile.email, user.email ?? words.list.none],
    ...(user.employeeNumber ? [number] : []),
    ...(user.roleName ? [designationRole] : []),
    [user.roleName ? profile.alsoActsAs : profile.role, actsAs.join(', ') || words.list.none],
    [profile.secondFactor, user.secondFactor ? profile.on : profile.off],
  ] as const;
}
