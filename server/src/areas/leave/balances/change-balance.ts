import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { daysInBoth, yearInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { balanceCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import {
  encashTooMany,
  noBalance,
  ownBalance,
  yearNotOver,
} from '@muster/contract/leave/refusals.ts';
import { sql } from 'kysely';
import type { Now } from '../../../platform/now.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { lockLeaveAccount } from '../applications/lock-application.ts';
import { type LeaveAccount, book, type Doing } from '../ledger.ts';
import { nowOfPerson } from '../../people/public.ts';
import { note } from '../../../platform/audit/note.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { firstOf, lastOf, yearOf } from '../rules/service.ts';
import { stayWith } from '../rules/stays.ts';
import { encashedIn, findBalances } from '../store/ledger/balances.ts';
import { accrue } from './accrue-job.ts';
import { whomOf } from './reach.ts';

type Given = Input<typeof balanceCalls.encash>['body'];

/** The own balance is a colleague's to change; nothing is changed where none is kept. */
async function accountOf({ db, actor }: LeaveCall<Tx>, given: Given): Promise<LeaveAccount> {
  const id = await whomOf(db, actor, hrWrite, given.employeeId);
  if (isOwnPerson(actor, id)) throw new Refusal(ownBalance);
  const account = await lockLeaveAccount(db, id, given.leaveTypeId);
  if (account.type.yearly === null) throw new Refusal(noBalance, { type: account.type.fullName });
  return account;
}

/** What is not given yet is not changed: next year's days are, where someone may ask for them early. */
function refuseFar(year: number, { today }: Now): void {
  if (year > yearOf(today) + 1)
    throw new Refusal(ruleRefused, {}, [{ path: 'year', code: 'not-fitting', values: {} }]);
}

/** Today, or the end of a year that is over, or the beginning of one to come. */
const dayIn = (year: number, { today }: Now): string => {
  if (year === yearOf(today)) return today;
  return year < yearOf(today) ? lastOf(year) : firstOf(year);
};

async function change(
  call: LeaveCall<Tx>,
  { person, type }: LeaveAccount,
  doing: Omit<Doing, 'day'>,
  now: Now,
  lowest?: number,
) {
  const { db, actor } = call;
  const { kind, amount, year } = doing;
  refuseFar(year, now);
  const day = dayIn(year, now);
  await book(db, { person, type }, [{ ...doing, day }], now, actor, lowest);
  await note(call, {
    action: `leave-balance.${kind}`,
    record: 'leave_balance',
    id: person.id,
    after: { leaveTypeId: type.id, year, kind, amount, note: doing.note ?? null },
  });
  const where = sql<boolean>`employee.id = ${person.id} and kind.id = ${type.id}`;
  const { rows } = await findBalances(db, { where, year, isNow: false }, { limit: 1, pageNo: 1 });
  const [record] = rows;
  if (!record) throw new Error('a balance that was changed is not there');
  return { record };
}

export async function adjustBalance(
  call: LeaveCall<Tx>,
  given: Input<typeof balanceCalls.adjust>['body'],
  parts: LeaveDeps,
) {
  const account = await accountOf(call, given);
  const now = await nowOfPerson(call, parts, account.person.id);
  const { amount, year } = given;
  if (amount === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'days', code: 'not-fitting', values: {} }]);
  return change(call, account, { kind: 'adjust', amount, year, note: given.note }, now);
}

export async function encash(call: LeaveCall<Tx>, given: Given, parts: LeaveDeps) {
  const account = await accountOf(call, given);
  const now = await nowOfPerson(call, parts, account.person.id);
  const { person, type } = account;
  const stay = stayWith(person, dayIn(given.year, now));
  const before = await encashedIn(call.db, person.id, type.id, given.year, stay);
  const left = Math.max(0, type.encashMost - before);
  if (given.amount > left)
    throw new Refusal(encashTooMany, {
      type: type.fullName,
      most: daysInBoth(type.encashMost / wholeDay),
      left: daysInBoth(left / wholeDay),
    });
  const { year } = given;
  const doing = { kind: 'encash', amount: -given.amount, year, note: given.note ?? null } as const;
  // nobody is paid for days that they do not have, however far their leave may go below zero
  return change(call, account, doing, now, 0);
}

/** The job that runs every day anyway closes whatever year is over; here someone need not wait for it. */
export async function closeYear(call: LeaveCall<Tx>, year: number, parts: LeaveDeps) {
  const { today } = await nowOfPerson(call, parts, null);
  if (year >= yearOf(today)) throw new Refusal(yearNotOver, { year: yearInBoth(year) });
  const { concerns } = call.actor;
  return { jobId: await enqueue(call.db, accrue, { concerns }, call) };
}
