import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Words } from './words.ts';

/** What a person is called here: the role of the designation, or that of the account in words. */
export function roleWord(user: SessionUser, words: Words): string {
  const known: Readonly<Record<string, string>> = words.identity.roles;
  return user.roleName ?? known[user.role] ?? user.role;
}
