import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import {
  fundCalls,
  type FundLedger,
  type FundLedgerRow,
} from '@muster/contract/pay/fund/fund-calls.ts';
import { paySection } from '@muster/contract/pay/settings.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { withinRule } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { isVestedOn, payableOf, vestingDay } from '../rules/fund-vesting.ts';
import { linkedTo } from '../store/linked.ts';
import { findFundRows, findFundSums, type FundRow } from '../store/fund.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly joinedOn: string | null;
  readonly lastDay: string | null;
  readonly concern: Linked | null;
}

async function findMember(db: Handle, where: Condition): Promise<Member | undefined> {
  const found = await sql<Member>`select employee.id, employee.name, employee.number,
      employee.joined_on as "joinedOn", employee.last_day as "lastDay",
      ${linkedTo('concern')} as concern
    from employee left join department on department.id = employee.department_id
      left join concern on concern.id = department.concern_id
    where ${where}`.execute(db);
  return found.rows[0];
}

async function showRows(db: Handle, rows: readonly FundRow[]): Promise<FundLedgerRow[]> {
  const nameOf = await namesOfAccounts(
    db,
    rows.flatMap(({ byKind, byId, undoneKind, undoneId }) => [
      ...(byKind && byId ? [{ kind: byKind, id: byId }] : []),
      ...(undoneKind && undoneId ? [{ kind: undoneKind, id: undoneId }] : []),
    ]),
  );
  return rows.map(
    ({ byKind: _kind, byId, undoneKind: _undone, undoneId, undoneAt, undoneReason, ...row }) => ({
      ...row,
      enteredBy: byId && nameOf(byId),
      takenBack:
        undoneId && undoneAt && undoneReason
          ? { by: nameOf(undoneId), at: undoneAt, reason: undoneReason }
          : null,
    }),
  );
}

async function ledgerOf(
  { db, actor, clock, settings }: PayCall<Db> | PayCall<Tx>,
  { joinedOn, lastDay, concern, ...employee }: Member,
  today: string,
): Promise<FundLedger> {
  const inForce = await settings.read(db, clock.now());
  const years = inForce.of(paySection.settings.fundVestsAfterYears, concern?.id);
  const sums = await findFundSums(db, employee.id);
  const vestsOn = vestingDay(joinedOn, years);
  const rows = await showRows(db, await findFundRows(db, employee.id));
  const isVested = isVestedOn(vestsOn, lastDay !== null && lastDay < today ? lastDay : today);
  return {
    employee,
    concern,
    ...sums,
    vestsOn,
    isVested,
    payable: payableOf(sums, isVested),
    rows,
    can: { enter: actorMayCall(fundCalls.enter, actor) && !isOwnPerson(actor, employee.id) },
  };
}

/** Of anyone within reach, also of those who have nothing in it yet. */
export async function readFund(call: PayCall<Db> | PayCall<Tx>, id: string, today: string) {
  const where = sql<boolean>`employee.id = ${id} and ${withinRule(payRead, call.actor)}`;
  const member = await findMember(call.db, where);
  if (!member) throw new Refusal(notFound);
  return { record: await ledgerOf(call, member, today) };
}

/** What was taken back, and who entered what, is for those who keep it. */
export async function readOwnFund(call: PayCall<Db>, today: string) {
  const { personId } = call.actor;
  if (personId === null) return { record: null };
  const member = await findMember(call.db, sql<boolean>`employee.id = ${personId}`);
  const ledger = member && (await ledgerOf(call, member, today));
  const rows = ledger?.rows.filter(({ takenBack }) => takenBack === null) ?? [];
  if (!ledger || rows.length === 0) return { record: null };
  return { record: { ...ledger, rows: rows.map((row) => ({ ...row, enteredBy: null })) } };
}
