import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Words } from './words.ts';

/** A role of the wire in words. */
export function roleName(role: string, words: Words): string {
  const known: Readonly<Record<string, string>> = words.account.roles;
  return known[role] ?? role;
}

/** What a person is called here: the role of the designation, or that of the account. */
export const roleWord = (user: SessionUser, words: Words): string =>
  user.roleName ?? roleName(user.role, words);
