import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import {
  challanThere,
  depositedTooMuch,
} from '@muster/contract/pay/tax/deposits/deposit-refusals.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../../entity/changed-meanwhile.ts';
import { hasConcern, isOfConcerns } from '../../../../platform/access/concerns.ts';
import { note } from '../../../../platform/audit/note.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { type ChallanOfMonth, findChallans, findDeducted } from './deposit-store.ts';
import { findCompany } from './list-deposits.ts';

type NewChallan = Input<typeof taxDepositCalls.record>['body'];
interface Place {
  readonly concernId: string;
  readonly month: string;
  /** of the one that is corrected: it is no other */
  readonly id?: string;
}
type Facts = Pick<NewChallan, 'amount' | 'bank' | 'day' | 'number'>;

const refuseField = (path: string, code: Fault['code']) =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

/** Held until we are done: of two who deposit the rest of a month the second finds it deposited. */
async function holdMonth(tx: Tx, { concernId, month }: Place): Promise<void> {
  await sql`select 1 from pay_period where concern_id = ${concernId} and month = ${month}
    for no key update`.execute(tx);
}

/** No challan pays in more than was deducted: what was taken by another month stands on its own. */
async function refuseTooMuch(tx: Tx, { concernId, month, id }: Place, amount: bigint) {
  const [{ deducted } = { deducted: 0n }] = await findDeducted(tx, concernId, {
    from: month,
    until: month,
  });
  const found = await sql<{ sum: bigint }>`select coalesce(sum(amount), 0)::bigint as sum
    from tax_deposit where concern_id = ${concernId} and month = ${month}
      and ${id === undefined ? sql`true` : sql`id <> ${id}`}`.execute(tx);
  const left = deducted - (found.rows[0]?.sum ?? 0n);
  if (amount <= left) return;
  const max = decimalText(left > 0n ? left : 0n);
  throw new Refusal(depositedTooMuch, { month, left: max }, [
    { path: 'amount', code: 'too-big', values: { max } },
  ]);
}

async function refuseNumber(tx: Tx, { concernId, id }: Place, number: string): Promise<void> {
  const [same] = await findChallans(
    tx,
    sql<boolean>`deposit.concern_id = ${concernId} and lower(deposit.challan_number) = lower(${number})
      and ${id === undefined ? sql`true` : sql`deposit.id <> ${id}`}`,
  );
  if (!same) return;
  throw new Refusal(challanThere, { number, month: same.month }, [
    { path: 'challanNumber', code: 'taken', values: {} },
  ]);
}

async function refuseWrong(tx: Tx, place: Place, given: Facts, today: string): Promise<void> {
  if (given.amount <= 0n) throw refuseField('amount', 'amount');
  if (given.day < `${place.month}-01`) throw refuseField('date', 'before-month');
  if (given.day > today) throw refuseField('date', 'to-come');
  await refuseNumber(tx, place, given.number);
  await refuseTooMuch(tx, place, given.amount);
}

const told = ({ number, day, bank, amount }: Facts) => ({
  challanNumber: number,
  date: day,
  bank,
  amount: decimalText(amount),
});

async function readChallan(tx: Tx, id: string) {
  const [challan] = await findChallans(tx, sql<boolean>`deposit.id = ${id}`);
  if (!challan) throw new Error('what was just recorded is there');
  const { concernId: _concernId, month: _month, ...record } = challan;
  return { record };
}

export async function recordDeposit(
  call: PayCall<Tx>,
  { concernId, month, ...given }: NewChallan,
  today: string,
) {
  const { db, actor, clock } = call;
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  await findCompany(db, concernId);
  await holdMonth(db, { concernId, month });
  await refuseWrong(db, { concernId, month }, given, today);
  const at = clock.now();
  const id = newId(at);
  await sql`insert into tax_deposit (id, concern_id, month, challan_number, deposited_on, bank,
      amount, recorded_by_kind, recorded_by_id, created_at, version)
    values (${id}, ${concernId}, ${month}, ${given.number}, ${given.day}, ${given.bank},
      ${given.amount}, ${actor.kind}, ${actor.accountId}, ${at}, 1)`.execute(db);
  await note(call, {
    action: 'tax-deposit.record',
    record: 'tax_deposit',
    id,
    after: { concernId, month, ...told(given) },
  });
  return readChallan(db, id);
}

/** With its month, for this transaction alone. */
async function holdChallan({ db, actor }: PayCall<Tx>, id: string): Promise<ChallanOfMonth> {
  const find = async () => {
    const [found] = await findChallans(
      db,
      sql<boolean>`deposit.id = ${id} and ${isOfConcerns(actor, sql`deposit.concern_id`)}`,
    );
    if (!found) throw new Refusal(notFound);
    return found;
  };
  await holdMonth(db, await find());
  return find();
}

export async function correctDeposit(
  call: PayCall<Tx>,
  id: string,
  { version, ...given }: Input<typeof taxDepositCalls.correct>['body'],
  { today, deps }: { readonly today: string; readonly deps: PayDeps },
) {
  const { db } = call;
  const before = await holdChallan(call, id);
  if (version !== undefined && version !== before.version)
    throw await refuseStale(call, { name: 'tax-deposit' }, id, deps);
  await refuseWrong(db, before, given, today);
  await sql`update tax_deposit set challan_number = ${given.number}, deposited_on = ${given.day},
      bank = ${given.bank}, amount = ${given.amount}, version = version + 1
    where id = ${id}`.execute(db);
  await note(call, {
    action: 'tax-deposit.correct',
    record: 'tax_deposit',
    id,
    before: told(before),
    after: told(given),
  });
  return readChallan(db, id);
}

export async function removeDeposit(call: PayCall<Tx>, id: string, reason: string) {
  const before = await holdChallan(call, id);
  await sql`delete from tax_deposit where id = ${id}`.execute(call.db);
  const { concernId, month } = before;
  await note(call, {
    action: 'tax-deposit.remove',
    record: 'tax_deposit',
    id,
    before: { concernId, month, ...told(before) },
    after: { reason },
  });
  return {};
}
