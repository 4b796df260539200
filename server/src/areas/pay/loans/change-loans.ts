import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { loanOver, loanPaidBack, tooMuchPaidBack } from '@muster/contract/pay/refusals.ts';
import { loanFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall, PayDeps } from '../deps.ts';
import { holdPerson } from '../hold-person.ts';
import { findLoans, type LoanRow, lockLoan } from '../store/loans.ts';
import { readLoan } from './read-loans.ts';

const fault = (path: string, code: 'amount' | 'before-start' | 'required' | 'to-come') =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);
const tooBig = (path: string, most: bigint): Fault => ({
  path,
  code: 'too-big',
  values: { max: decimalText(most) },
});

/** An instalment takes something, and never more than is left. */
function refuseInstalment(instalment: bigint, most: bigint): void {
  if (instalment <= 0n) throw fault('instalment', 'amount');
  if (instalment > most) throw new Refusal(ruleRefused, {}, [tooBig('instalment', most)]);
}

async function holdLoan(call: PayCall<Tx>, id: string, month: string): Promise<LoanRow> {
  const find = async () => (await findLoans(call.db, month, sql<boolean>`loan.id = ${id}`))[0];
  const before = await find();
  if (!before) throw new Refusal(notFound);
  await holdPerson(call, before.employee.id);
  await lockLoan(call.db, id);
  const loan = await find();
  if (!loan) throw new Refusal(notFound);
  if (loan.state === 'Settled' || loan.state === 'Cancelled') throw new Refusal(loanOver);
  return loan;
}

export async function createLoan(
  call: PayCall<Tx>,
  { note: text = null, ...given }: Input<typeof loanCalls.create>['body'],
  month: string,
) {
  const { db, actor, clock } = call;
  await holdPerson(call, given.employeeId);
  if (given.principal <= 0n) throw fault('principal', 'amount');
  refuseInstalment(given.instalment, given.principal);
  const at = clock.now();
  const id = newId(at);
  await sql`insert into salary_loan (id, employee_id, principal, instalment, from_month, state, note,
      created_by_kind, created_by_id, created_at, version)
    values (${id}, ${given.employeeId}, ${given.principal}, ${given.instalment}, ${given.from},
      'Running', ${text}, ${actor.kind}, ${actor.accountId}, ${at}, 1)`.execute(db);
  await note(call, {
    action: 'salary-loan.create',
    record: 'salary_loan',
    id,
    after: {
      employeeId: given.employeeId,
      principal: decimalText(given.principal),
      instalment: decimalText(given.instalment),
      from: given.from,
      ...(text && { note: text }),
    },
  });
  return readLoan(call, id, month);
}

export async function changeLoan(
  call: PayCall<Tx>,
  id: string,
  { version, ...given }: Input<typeof loanCalls.change>['body'],
  month: string,
  deps: PayDeps,
) {
  const loan = await holdLoan(call, id, month);
  if (version !== undefined && version !== loan.version)
    throw await refuseStale(call, { name: 'salary-loan' }, id, deps);
  const instalment = given.instalment ?? loan.instalment;
  if (instalment !== loan.instalment) refuseInstalment(instalment, loan.balance);
  const pausedFrom = given.pausedFrom === undefined ? loan.pausedFrom : given.pausedFrom;
  const until = given.pausedUntil === undefined ? loan.pausedUntil : given.pausedUntil;
  if (pausedFrom === null && given.pausedUntil) throw fault('pausedFrom', 'required');
  const pausedUntil = pausedFrom === null ? null : until;
  if (pausedFrom !== null && pausedUntil !== null && pausedUntil < pausedFrom)
    throw fault('pausedUntil', 'before-start');
  const text = given.note === undefined ? loan.note : given.note;
  await sql`update salary_loan set instalment = ${instalment}, paused_from = ${pausedFrom},
      paused_until = ${pausedUntil}, note = ${text}, version = version + 1
    where id = ${id}`.execute(call.db);
  await note(call, {
    action: 'salary-loan.change',
    record: 'salary_loan',
    id,
    before: {
      instalment: decimalText(loan.instalment),
      pausedFrom: loan.pausedFrom,
      pausedUntil: loan.pausedUntil,
      note: loan.note,
    },
    after: { instalment: decimalText(instalment), pausedFrom, pausedUntil, note: text },
  });
  return readLoan(call, id, month);
}

/** Never more than is left: whoever comes second finds less. */
export async function payLoan(
  call: PayCall<Tx>,
  id: string,
  given: Input<typeof loanCalls.pay>['body'],
  today: string,
) {
  const { db, actor, clock } = call;
  const month = today.slice(0, 7);
  const loan = await holdLoan(call, id, month);
  const amount = given.amount ?? loan.balance;
  if (amount <= 0n) throw fault('amount', 'amount');
  if (amount > loan.balance)
    throw new Refusal(tooMuchPaidBack, { balance: decimalText(loan.balance) }, [
      tooBig('amount', loan.balance),
    ]);
  if (given.day > today) throw fault('date', 'to-come');
  const at = clock.now();
  await sql`insert into salary_loan_payment (id, loan_id, amount, paid_on, note, created_by_kind,
      created_by_id, created_at)
    values (${newId(at)}, ${id}, ${amount}, ${given.day}, ${given.note ?? null}, ${actor.kind},
      ${actor.accountId}, ${at})`.execute(db);
  await note(call, {
    action: 'salary-loan.pay',
    record: 'salary_loan',
    id,
    after: {
      amount: decimalText(amount),
      day: given.day,
      ...(given.note && { note: given.note }),
    },
  });
  return readLoan(call, id, month);
}

export async function cancelLoan(call: PayCall<Tx>, id: string, month: string) {
  const { db, actor, clock, requestId } = call;
  const loan = await holdLoan(call, id, month);
  if (loan.balance !== loan.principal) throw new Refusal(loanPaidBack);
  const at = clock.now();
  await transition(
    db,
    loanFlow,
    { id, state: 'Running' },
    'cancel',
    { person: actor },
    { at, requestId },
  );
  return readLoan(call, id, month);
}
