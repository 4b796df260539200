import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { yearInBoth } from '@muster/contract/kernel/words/text-value.ts';
import type { fundCalls, FundEntryKind } from '@muster/contract/pay/fund/fund-calls.ts';
import {
  fundBelowNothing,
  fundEntryTakenBack,
  interestEntered,
  tooMuchWithdrawn,
} from '@muster/contract/pay/fund/fund-refusals.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { PayCall } from '../deps.ts';
import { holdPerson } from '../hold-person.ts';
import { findFundSums } from '../store/fund.ts';
import { readFund } from './read-fund.ts';

type NewFundEntry = Input<typeof fundCalls.enter>['body'];

const refuseField = (path: string, code: 'amount' | 'to-come', values: Fault['values'] = {}) =>
  new Refusal(ruleRefused, {}, [{ path, code, values }]);

/** Never more than there is: whoever comes second finds less. */
async function refuseWithdrawal(tx: Tx, { employeeId, amount }: NewFundEntry): Promise<void> {
  const { balance } = await findFundSums(tx, employeeId);
  if (amount <= balance) return;
  const left = decimalText(balance);
  throw new Refusal(tooMuchWithdrawn, { balance: left }, [
    { path: 'amount', code: 'too-big', values: { max: left } },
  ]);
}

async function insertEntry({ db, actor, clock }: PayCall<Tx>, given: NewFundEntry) {
  const at = clock.now();
  const id = newId(at);
  const inserted =
    await sql`insert into fund_entry (id, employee_id, kind, amount, entered_on, note,
      created_by_kind, created_by_id, created_at)
    values (${id}, ${given.employeeId}, ${given.kind}, ${given.amount}, ${given.day},
      ${given.note ?? null}, ${actor.kind}, ${actor.accountId}, ${at})
    on conflict do nothing returning 1`.execute(db);
  if (inserted.rows.length === 0)
    throw new Refusal(interestEntered, { year: yearInBoth(Number(given.day.slice(0, 4))) });
  return id;
}

export async function enterFund(call: PayCall<Tx>, given: NewFundEntry, today: string) {
  await holdPerson(call, given.employeeId);
  if (given.amount <= 0n) throw refuseField('amount', 'amount');
  if (given.day > today) throw refuseField('date', 'to-come');
  if (given.kind === 'Withdrawal') await refuseWithdrawal(call.db, given);
  const id = await insertEntry(call, given);
  await note(call, {
    action: 'provident-fund.enter',
    record: 'fund_entry',
    id,
    after: {
      employeeId: given.employeeId,
      kind: given.kind,
      amount: decimalText(given.amount),
      day: given.day,
      ...(given.note && { note: given.note }),
    },
  });
  return readFund(call, given.employeeId, today);
}

interface EntryRow {
  readonly employeeId: string;
  readonly kind: FundEntryKind;
  readonly amount: bigint;
  readonly day: string;
  readonly isTakenBack: boolean;
}

async function holdEntry(call: PayCall<Tx>, id: string): Promise<EntryRow> {
  const find = async () => {
    const found = await sql<EntryRow>`select employee_id as "employeeId", kind, amount,
      entered_on as day, undone_at is not null as "isTakenBack"
      from fund_entry where id = ${id}`.execute(call.db);
    return found.rows[0];
  };
  const before = await find();
  if (!before) throw new Refusal(notFound);
  await holdPerson(call, before.employeeId);
  const entry = await find();
  if (!entry) throw new Refusal(notFound);
  if (entry.isTakenBack) throw new Refusal(fundEntryTakenBack);
  return entry;
}

export async function takeFundEntryBack(
  call: PayCall<Tx>,
  id: string,
  reason: string,
  today: string,
) {
  const { db, actor, clock } = call;
  const { employeeId, kind, amount, day } = await holdEntry(call, id);
  const { balance } = await findFundSums(db, employeeId);
  if (kind !== 'Withdrawal' && amount > balance)
    throw new Refusal(fundBelowNothing, { balance: decimalText(balance) });
  await sql`update fund_entry set undone_by_kind = ${actor.kind}, undone_by_id = ${actor.accountId},
      undone_at = ${clock.now()}, undone_reason = ${reason} where id = ${id}`.execute(db);
  await note(call, {
    action: 'provident-fund.takeBack',
    record: 'fund_entry',
    id,
    before: { employeeId, kind, amount: decimalText(amount), day },
    after: { reason },
  });
  return readFund(call, employeeId, today);
}
