import type { SessionUser, UserType } from '@muster/contract/identity/account.ts';
import { type AccessRule, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { roleKeys } from '@muster/contract/organisation/designation.ts';
import type { Session } from '../session/session.ts';

export type PanelName = 'admin' | 'employee' | 'applicant';
type Who = Pick<Session, 'user' | 'userType'>;

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

export const mayEnter = (panel: PanelName, { user, userType }: Who): boolean =>
  panel === 'admin' ? mayOpen(adminPanel, user) : user !== null && userType === panel;

/** The other panel of someone who has two: the own one, or that of the administration. */
export function secondPanel(panel: PanelName, who: Who): PanelName | undefined {
  const other = panel === 'admin' ? 'employee' : 'admin';
  return mayEnter(other, who) ? other : undefined;
}

const headOfHr: (typeof roleKeys)[number] = 'Head of Human Resources';

/** Where a person starts. */
export function firstScreen({ user, userType }: Who) {
  if (!user) return '/';
  if (userType === 'applicant') return '/applicant/dashboard';
  if (userType === 'admin' || user.roleName === headOfHr) return '/admin';
  return '/employee/dashboard';
}

/** The login before a panel: employees of the administration have their own. */
export const kindBefore = (panel: PanelName, lastType: UserType | null): UserType =>
  panel === 'admin' && lastType === 'employee' ? 'employee' : panel;

const panelPath = /^\/(admin|employee|applicant)(?=[/?#]|$)/;
const outside = /^\/[a-z]+\/(login|register|confirm|forgot-password|reset-password)(\/|$)/;

/** A screen of ours to go on to after the login; anything that could lead elsewhere is dropped. */
export function ownPath(next: unknown, origin = location.origin): string | undefined {
  if (typeof next !== 'string' || !panelPath.test(next) || !URL.canParse(next, origin))
    return undefined;
  const url = new URL(next, origin);
  if (url.origin !== origin || outside.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where someone wanted to go, if this person may go there; else where the person starts. */
export function wayOn(next: string | undefined, who: Who): string {
  const panel = panelPath.exec(next ?? '')?.[1] as PanelName | undefined;
  return next && panel && mayEnter(panel, who) ? next : firstScreen(who);
}
