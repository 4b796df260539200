import type { SessionUser } from '@muster/contract/identity/account.ts';
import { type AccessRule, scopesOf } from '@muster/contract/kernel/actor.ts';

/** Whom the administrators' panel lets in; inside, each screen has its call's own rule. */
const adminPanel: AccessRule = {
  headOfDepartment: 'all',
  hr: 'all',
  payroll: 'all',
  recruiter: 'all',
  allAccess: 'all',
  admin: 'all',
};

export const mayOpen = (rule: AccessRule, user: SessionUser | null) =>
  user !== null && scopesOf(rule, user.capacities).size > 0;

export const mayEnterAdmin = (user: SessionUser | null) => mayOpen(adminPanel, user);

/** A path of ours to go on to after the login; anything that could lead elsewhere is dropped. */
export function ownPath(next: unknown, origin = location.origin): string | undefined {
  if (typeof next !== 'string' || !/^\/[^/\\]/.test(next) || !URL.canParse(next, origin))
    return undefined;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('/login')) return undefined;
  return url.pathname + url.search + url.hash;
}
