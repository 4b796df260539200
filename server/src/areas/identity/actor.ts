import { companySection } from '@muster/contract/organisation/settings.ts';
import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { after, type Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import type { ResolveActor } from '../../platform/session/authenticate.ts';
import type { InForce, Settings } from '../../platform/settings/settings.ts';
import type { StoredAccount } from './account/account.ts';
import { rightsOf } from './rules/roles.ts';
import { secondFactorOf } from './second-factor/second-factor-state.ts';
import { formerUser } from './store/accounts/account-names.ts';
import { ownAfterUntied } from './store/accounts/account-ties.ts';
import { findAccount } from './store/accounts/accounts.ts';

/** Only a user is limited, by its organization: the reach of an employee is bound by the tree. */
const concernsOf = (account: StoredAccount): Actor['concerns'] =>
  account.kind === 'user' && account.concernId !== null ? [account.concernId] : 'all';

function actorOf(account: StoredAccount, sessionId: string, at: string): Actor {
  const { capacities } = rightsOf(account.facts);
  return {
    kind: account.kind,
    accountId: account.id,
    sessionId,
    personId: account.personId,
    formerPersons: account.formerPersons.map((former) => ({
      ...former,
      isRecent: after(former.until, ownAfterUntied) > at,
    })),
    name: account.name,
    capacities,
    concerns: concernsOf(account),
    departments: account.departmentId === null ? [] : [account.departmentId],
    isSuspended: account.facts.isSuspended,
    isFirstLogin: account.firstUntil !== null,
  };
}

/** Read at every request: what a person may do is what is true now, not when they logged in. */
export const resolveActor: ResolveActor = async (db, session, at) => {
  const kind = session.account_kind as AccountKind;
  const account = await findAccount(db, { kind, id: session.account_id });
  if (!account) return 'gone';
  return account.isBlocked ? 'disabled' : actorOf(account, session.id, at);
};

/** For work behind the requests, which has no session: with the rights that its asker has now. */
export async function actorOfAccount(
  db: Handle,
  { kind, accountId }: { readonly kind: AccountKind; readonly accountId: string },
  at: string,
): Promise<Actor | null> {
  const account = await findAccount(db, { kind, id: accountId });
  return !account || account.isBlocked ? null : actorOf(account, '', at);
}

/** Of which other companies there are, a limited account is told nothing. */
function currenciesOf(inForce: InForce, account: StoredAccount): SessionUser['currencies'] {
  const { currency } = companySection.settings;
  const within = concernsOf(account);
  const isTold = (concern: string): boolean => within === 'all' || within.includes(concern);
  return {
    own: inForce.of(currency, account.concernId),
    group: inForce.of(currency),
    companies: inForce
      .concernsWith(currency)
      .filter(isTold)
      .map((concern) => ({ concern, currency: inForce.of(currency, concern) })),
  };
}

export async function sessionUserOf(
  call: { readonly db: Handle; readonly clock: Clock; readonly settings: Settings },
  account: StoredAccount,
): Promise<SessionUser> {
  const rights = rightsOf(account.facts);
  const inForce = await call.settings.read(call.db, call.clock.now());
  const { on, needed } = await secondFactorOf(call, account, rights.capacities);
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: rights.role,
    roles: rights.roles,
    roleName: rights.roleName,
    isLineManager: rights.isLineManager,
    isSecondTierLineManager: rights.isSecondTierLineManager,
    isAssessor: rights.isAssessor,
    headOfTheDepartment: rights.headOfTheDepartment,
    employeeId: account.personId,
    employeeNumber: account.personNumber,
    isLimited: concernsOf(account) !== 'all',
    capacities: [...rights.capacities],
    secondFactor: on,
    secondFactorNeeded: needed,
    firstLogin: account.firstUntil !== null,
    company: inForce.of(companySection.settings.name, account.concernId),
    zone: inForce.of(companySection.settings.zone, account.concernId),
    weekend: [...inForce.of(companySection.settings.weekend, account.concernId)],
    currencies: currenciesOf(inForce, account),
  };
}

export const accountName = async (db: Handle, kind: AccountKind, id: string): Promise<string> =>
  (await findAccount(db, { kind, id }))?.name ?? formerUser;
