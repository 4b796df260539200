import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import type { Account } from '../../../../platform/session/sessions.ts';
import type { StoredAccount } from '../../account/account.ts';
import { applicantAccounts } from './applicant-accounts.ts';
import { employeeAccounts } from './employee-accounts.ts';
import { userAccounts } from './user-accounts.ts';

interface AccountsOfKind {
  byId(db: Handle, id: string): Promise<StoredAccount | undefined>;
  byLogin(db: Handle, login: string): Promise<StoredAccount | undefined>;
  lock(tx: Tx, id: string): Promise<void>;
  setPassword(tx: Tx, id: string, passwordHash: string, at: string): Promise<void>;
}

const ofKind: Record<AccountKind, AccountsOfKind> = {
  user: userAccounts,
  employee: employeeAccounts,
  applicant: applicantAccounts,
};

export const findAccount = (db: Handle, { kind, id }: Account) => ofKind[kind].byId(db, id);

/** By e-mail; an employee also by number. */
export const findAccountByLogin = (db: Handle, kind: AccountKind, login: string) =>
  ofKind[kind].byLogin(db, login);

/** As it is once nobody else is changing it. */
export async function lockAccount(tx: Tx, account: Account): Promise<StoredAccount | undefined> {
  await ofKind[account.kind].lock(tx, account.id);
  return findAccount(tx, account);
}

/** The version stays: it counts what an administrator edits, and a password is nobody's but the owner's. */
export const setPassword = (tx: Tx, account: Account, passwordHash: string, at: string) =>
  ofKind[account.kind].setPassword(tx, account.id, passwordHash, at);
