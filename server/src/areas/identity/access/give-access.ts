import { securitySection } from '@muster/contract/identity/settings.ts';
import type { AccessGiven } from '@muster/contract/identity/access-calls.ts';
import { accessAsked } from '@muster/contract/identity/notices.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import { after, days } from '../../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { endNoticesOfMany } from '../../../platform/notices/store.ts';
import { endSessionsOfAll } from '../../../platform/session/sessions.ts';
import { type FirstPassword, newFirstPassword } from '../login/first-password.ts';
import { mailLinks, pathOfKind } from '../sign-up/mailed-link.ts';
import { proveSelf } from '../login/prove-self.ts';
import { voidLinksOf } from '../store/accounts/account-links.ts';
import { clearPasswords, lockAccounts, setFirstPasswords } from '../store/employee-access.ts';
import { type ChosenPeople, planAccess, type Planned, refuseUnproved } from './candidates.ts';

interface Given extends ChosenPeople {
  readonly password?: string;
}
type Prepared = ReadonlyMap<string, FirstPassword>;

const doing = (planned: readonly Planned[], what: AccessGiven['does']): readonly Planned[] =>
  planned.filter(({ told }) => told.does === what);
const idsOf = (planned: readonly Planned[]): string[] => planned.map(({ row }) => row.id);

/** Hashing is slow on purpose: it is done before anything is locked. */
async function prepare(planned: readonly Planned[], known: Prepared = new Map()) {
  const prepared = new Map(known);
  for (const id of idsOf(doing(planned, 'slip')))
    if (!prepared.has(id)) prepared.set(id, await newFirstPassword());
  return prepared;
}

async function mail(call: Context<Tx, Actor>, planned: readonly Planned[], at: string) {
  await clearPasswords(call.db, idsOf(planned), at);
  const accounts = planned.flatMap(({ row: { id, email } }) =>
    email === null ? [] : [{ kind: 'employee' as const, id, email }],
  );
  await mailLinks(call, 'invite', accounts);
}

async function note(
  { db, actor, requestId }: Context<Tx, Actor>,
  planned: readonly Planned[],
  validUntil: string,
  at: string,
): Promise<void> {
  const deeds = planned.map(({ row, told: { does } }) => {
    const deed = { at, actor, requestId, record: 'employee_account', recordId: row.id };
    return does === 'slip'
      ? { ...deed, action: 'access.slip', after: { validUntil } }
      : { ...deed, action: 'access.invite' };
  });
  if (deeds.length > 0) await auditMany(db, deeds);
}

/** Looked at again once all are locked: of two who give at once the second finds what the first gave. */
async function giveLocked(call: Context<Tx, Actor>, given: Given, known: Prepared) {
  const { db, clock, settings } = call;
  const at = clock.now();
  await lockAccounts(db, given.ids, at);
  const planned = await planAccess(call, given);
  refuseUnproved(
    planned.some(({ told }) => told.proof),
    given.password !== undefined,
  );
  const slipDays = (await settings.read(db, at)).of(securitySection.settings.slipDays);
  const validUntil = after(at, days(slipDays));
  const slips = doing(planned, 'slip');
  const prepared = await prepare(slips, known);
  const hashes = idsOf(slips).map((id) => ({ id, hash: prepared.get(id)?.hash ?? '' }));
  await setFirstPasswords(db, hashes, validUntil, at);
  await voidLinksOf(db, 'employee', idsOf(slips), at);
  const mails = doing(planned, 'mail');
  await mail(call, mails, at);
  const done = [...slips, ...mails];
  await endSessionsOfAll(db, 'employee', idsOf(done), 'revoked', at);
  await endNoticesOfMany(db, accessAsked.name, 'employee', idsOf(done), at);
  await note(call, done, validUntil, at);
  return planned.map(({ row, told }): AccessGiven => {
    const isSlip = told.does === 'slip';
    const firstPassword = isSlip ? (prepared.get(row.id)?.word ?? null) : null;
    return { ...told, firstPassword, validUntil: isSlip ? validUntil : null };
  });
}

/** By mail or by slip; what opened the account before does not any more, and its sessions end. */
export async function giveAccess(call: Context<Db, Actor>, given: Given) {
  const planned = await planAccess(call, given);
  refuseUnproved(
    planned.some(({ told }) => told.proof),
    given.password !== undefined,
  );
  if (given.password !== undefined) await proveSelf(call, given.password);
  const prepared = await prepare(planned);
  const rows = await transaction(call.db, (tx) => giveLocked({ ...call, db: tx }, given, prepared));
  return { rows, address: `${call.house.publicUrl()}${pathOfKind.employee}/login` };
}
