import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { bankChange } from '@muster/contract/people/decisions.ts';
import { bankChangeAsked, bankChanged } from '@muster/contract/people/notices.ts';
import { seeBank } from '@muster/contract/people/people-calls.ts';
import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import { isStillUsed } from '../../../platform/db/refused.ts';
import { type Db, type Handle, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { askDecision } from '../../../platform/decisions/ask.ts';
import type {
  DecisionContext,
  DecisionHandler,
} from '../../../platform/decisions/decision-context.ts';
import type { Context } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { seenContents } from './seen-contents.ts';
import { contentIn, proposalContent, pendingOf } from './proposals.ts';
import { withinRule } from '../reach.ts';
import { refuseWaitingAccount } from './refuse-waiting.ts';
import { type BankValues, findBankAccount, saveBankAccount } from '../store/bank-accounts.ts';
import { lockPerson } from '../store/periods.ts';

type Given = Input<typeof profileCalls.proposeBank>['body'];

/** Given by the identity room: the person at the keyboard is the one of the session. */
type ProveSelf = (call: Context<Db, Actor>, password: string) => Promise<void>;

export interface BankDeps extends PeopleDeps {
  readonly decisionContext: DecisionContext;
  readonly proveSelf: ProveSelf;
}

export async function readBank(db: Handle, actor: Actor, id: string, parts: PeopleDeps) {
  const seen = await sql`select 1 from employee
    where id = ${id} and ${withinRule(seeBank, actor)}`.execute(db);
  if (seen.rows.length === 0) throw new Refusal(notFound);
  const row = await findBankAccount(db, id);
  const account = row
    ? {
        method: row.method,
        bankId: row.bank_id === null ? null : { id: row.bank_id, name: row.bank_name ?? '' },
        branch: row.branch,
        accountName: row.account_name,
        accountNumber: row.account_number,
        routingNumber: row.routing_number,
      }
    : null;
  const reader = { actor, accountNames: parts.accountNames };
  return { account, pending: await pendingOf(db, bankChange, id, reader) };
}

const valuesOf = (row: Awaited<ReturnType<typeof findBankAccount>>): Partial<BankValues> =>
  row
    ? {
        method: row.method,
        bankId: row.bank_id,
        branch: row.branch,
        accountName: row.account_name,
        accountNumber: row.account_number,
        routingNumber: row.routing_number,
      }
    : { method: 'Bank' };

const noAccount = {
  bankId: null,
  branch: null,
  accountName: null,
  accountNumber: null,
  routingNumber: null,
};

/** Cash has no account; bank and wallet need the whole of one. */
function wholeOf({ method = 'Bank', ...account }: Omit<Given, 'password'>) {
  if (method === 'Cash') return { method, ...noAccount };
  const missing = (
    [
      ['bank', account.bankId],
      ['accountName', account.accountName],
      ['accountNumber', account.accountNumber],
    ] as const
  ).filter(([, value]) => !value);
  if (missing.length > 0)
    throw new Refusal(
      ruleRefused,
      {},
      missing.map(([path]) => ({ path, code: 'required', values: {} })),
    );
  return { method, ...account };
}

async function refuseUnknown(
  tx: Tx,
  actor: Actor,
  id: string,
  bankId: string | null,
): Promise<void> {
  const rule = profileCalls.proposeBank.access;
  const found = await sql`select 1 from employee
    where id = ${id} and ${withinRule(rule, actor)}`.execute(tx);
  if (found.rows.length === 0) throw new Refusal(notFound);
  if (bankId === null) return;
  const bank = await sql`select 1 from bank
    where id = ${bankId} and inactive_at is null`.execute(tx);
  if (bank.rows.length === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'bank', code: 'gone', values: {} }]);
}

/** Nothing is changed yet: someone else of HR has to agree. For the own account the password is asked. */
export async function proposeBank(
  call: Context<Db, Actor>,
  id: string,
  { password, ...asked }: Given,
  parts: BankDeps,
) {
  const { actor, clock, requestId, language } = call;
  const given = wholeOf(asked);
  if (actor.personId === id) {
    if (!password)
      throw new Refusal(ruleRefused, {}, [{ path: 'password', code: 'required', values: {} }]);
    await parts.proveSelf(call, password);
  }
  await transaction(call.db, async (tx) => {
    await refuseUnknown(tx, actor, id, given.bankId ?? null);
    await lockPerson(tx, id);
    const content = proposalContent({ ...valuesOf(await findBankAccount(tx, id)) }, given);
    if (!content) return;
    await refuseWaitingAccount(tx, id, language);
    const at = clock.now();
    const asking = { subjectId: id, record: 'employee', recordId: id, content };
    await askDecision(tx, parts.decisionContext, bankChange, asking, actor, at);
    await audit(tx, {
      at,
      actor,
      requestId,
      action: 'employee.proposeBank',
      record: 'employee',
      recordId: id,
      before: content.before,
      after: content.after,
    });
  });
  return readBank(call.db, actor, id, parts);
}

const refuseGone = (error: unknown): never => {
  throw isStillUsed(error)
    ? new Refusal(ruleRefused, {}, [{ path: 'bank', code: 'gone', values: {} }])
    : error;
};

/** The second person agreed: from now on pay goes there. */
export const handleBankChange: DecisionHandler = {
  kind: bankChange,
  seenBy: seenContents,
  warns: { asked: bankChangeAsked, approved: bankChanged },
  approved: async (tx, decision) => {
    await lockPerson(tx, decision.record_id);
    const before = valuesOf(await findBankAccount(tx, decision.record_id));
    const after = {
      ...noAccount,
      ...before,
      ...contentIn(decision.content).after,
    };
    // the contract checked them when they were asked for; the table's constraints hold them
    const account = after as BankValues;
    const at = decision.ended_at ?? decision.created_at;
    await saveBankAccount(tx, decision.record_id, account, at).catch(refuseGone);
  },
};
