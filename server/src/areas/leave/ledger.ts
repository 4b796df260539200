import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { notEnough } from '@muster/contract/leave/refusals.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Moment, PersonFacts } from '../people/public.ts';
import { type Due, dueEntries, type LedgerRules, type Posted } from './rules/due-entries.ts';
import { yearOf } from './rules/service.ts';
import {
  addWaiting,
  type Balance,
  findEntries,
  holdBalances,
  type NewEntry,
  post,
} from './store/ledger.ts';
import type { TypeRow } from './store/types.ts';

/** When something is done, and by which clock days are counted. */
export interface Hour extends Moment {
  readonly zone: string;
}

/** The rules by which a kind of leave gives days; none where no balance is kept. */
export const ledgerRulesOf = (type: TypeRow): LedgerRules | null =>
  type.yearly === null ? null : { ...type, yearly: type.yearly, firstYear: yearOf(type.createdAt) };

export const asEntries = (
  due: readonly Due[],
  employeeId: string,
  leaveTypeId: string,
): NewEntry[] => due.map((one) => ({ ...one, employeeId, leaveTypeId }));

/** What someone did or wants to do with a balance; `amount` less than zero takes. */
export interface Doing {
  readonly kind: Exclude<Posted['kind'], Due['kind']>;
  readonly amount: number;
  readonly day: string;
  readonly year: number;
  readonly applicationId?: string;
  readonly note?: string | null;
}

export interface Account {
  readonly person: PersonFacts;
  readonly type: TypeRow;
}

const add = (sums: Map<number, number>, year: number, amount: number): void => {
  sums.set(year, (sums.get(year) ?? 0) + amount);
};

/** What is due is posted first: what follows from a doing alone is then told apart from it. */
async function settled(tx: Tx, { person, type }: Account, ahead: number, now: Hour) {
  const rules = ledgerRulesOf(type);
  if (!rules) return null;
  const posted: Posted[] = await findEntries(tx, [person.id], [type.id], now.zone);
  const dueWith = (own: readonly Posted[]): Due[] =>
    type.active ? dueEntries(rules, person, [...posted, ...own], now.today, ahead) : [];
  const due = dueWith([]);
  await post(tx, asEntries(due, person.id, type.id), () => -type.negativeMost, now.at, null);
  posted.push(...due.map((one) => ({ ...one, madeOn: now.today })));
  return dueWith;
}

/** Doings and what follows from them: a late day of last year also changes what was carried. */
async function withDue(tx: Tx, account: Account, doings: readonly Doing[], now: Hour) {
  const { person, type } = account;
  const ahead = Math.max(yearOf(now.today), ...doings.map(({ year }) => year));
  const dueWith = await settled(tx, account, ahead, now);
  if (!dueWith) return [];
  const own = doings.map((doing) => ({ ...doing, madeOn: now.today, dueKey: null }));
  const done = own.map((one): NewEntry => ({
    ...one,
    employeeId: person.id,
    leaveTypeId: type.id,
  }));
  return [...asEntries(dueWith(own), person.id, type.id), ...done];
}

const shown = (amount: number): number => amount / wholeDay;

/** No year may fall below its limit, with what waits counted as taken. */
function refuseBelow(
  { type }: Account,
  entries: readonly NewEntry[],
  balances: readonly Balance[],
): void {
  const after = new Map<number, number>();
  for (const { year, amount } of entries) add(after, year, amount);
  for (const { year, balance, waiting, lowest } of balances) {
    const change = after.get(year) ?? 0;
    if (change >= 0 || balance + change - waiting >= lowest) continue;
    const taken = entries.filter((one) => one.year === year && one.dueKey === null);
    const asked = -taken.reduce((sum, { amount }) => sum + amount, 0);
    const left = balance + change + asked - waiting - lowest;
    const values = {
      type: type.fullName,
      year: String(year),
      asked: shown(asked),
      left: shown(left),
    };
    throw new Refusal(notEnough, values);
  }
}

/** Does it, or refuses: entries, what is due with them and balances together. */
export async function book(
  tx: Tx,
  account: Account,
  doings: readonly Doing[],
  now: Hour,
  by: Pick<Actor, 'kind' | 'accountId'> | null,
): Promise<void> {
  const entries = await withDue(tx, account, doings, now);
  if (entries.length === 0) return;
  const { person, type } = account;
  const years = [...new Set(entries.map(({ year }) => year))].toSorted((a, b) => a - b);
  const balances = await holdBalances(tx, person.id, type.id, years, -type.negativeMost);
  refuseBelow(account, entries, balances);
  await post(tx, entries, () => -type.negativeMost, now.at, by);
}

const byYear = (doings: readonly Doing[], sign: 1 | -1): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { year, amount } of doings) add(sums, year, sign * amount);
  return sums;
};

/** Sets days aside until someone decides; refuses what is not there. */
export async function reserve(tx: Tx, account: Account, uses: readonly Doing[], now: Hour) {
  const { person, type } = account;
  const entries = await withDue(tx, account, uses, now);
  if (entries.length === 0) return;
  const years = [...new Set(entries.map(({ year }) => year))].toSorted((a, b) => a - b);
  const balances = await holdBalances(tx, person.id, type.id, years, -type.negativeMost);
  refuseBelow(account, entries, balances);
  await addWaiting(tx, person.id, type.id, byYear(uses, -1));
}

/** They wait no longer. */
export async function release(tx: Tx, { person, type }: Account, uses: readonly Doing[]) {
  if (ledgerRulesOf(type)) await addWaiting(tx, person.id, type.id, byYear(uses, 1));
}
