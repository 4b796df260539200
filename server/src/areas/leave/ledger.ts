import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { daysInBoth, yearInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { notEnough } from '@muster/contract/leave/refusals.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { dayOf, type Now } from '../../platform/now.ts';
import type { PersonFacts } from '../people/public.ts';
import { type DueEntries, dueEntries, type LedgerRules, type Posted } from './rules/due-entries.ts';
import { yearOf } from './rules/service.ts';
import {
  addWaiting,
  type LedgerBalance,
  findLedgerEntries,
  lockBalances,
  type NewEntry,
  post,
  type Waiting,
} from './store/ledger/ledger.ts';
import type { LeaveTypeRow } from './store/types.ts';

/** The rules by which a kind of leave gives days; none where no balance is kept. */
export const ledgerRulesOf = (type: LeaveTypeRow, zone: string): LedgerRules | null =>
  type.yearly === null
    ? null
    : { ...type, yearly: type.yearly, firstYear: yearOf(dayOf(type.createdAt, zone)) };

export const asEntries = (
  due: readonly DueEntries[],
  employeeId: string,
  leaveTypeId: string,
): NewEntry[] => due.map((one) => ({ ...one, employeeId, leaveTypeId }));

/** What someone did or wants to do with a balance; `amount` less than zero takes. */
export interface Doing {
  readonly kind: Exclude<Posted['kind'], DueEntries['kind']>;
  readonly amount: number;
  readonly day: string;
  readonly year: number;
  readonly applicationId?: string;
  readonly note?: string | null;
}

export interface LeaveAccount {
  readonly person: PersonFacts;
  readonly type: LeaveTypeRow;
}

const add = (sums: Map<number, number>, year: number, amount: number): void => {
  sums.set(year, (sums.get(year) ?? 0) + amount);
};

/** Days are given no further ahead than for the next year. */
const aheadOf = (doings: readonly Doing[], { today }: Now): number =>
  Math.min(yearOf(today) + 1, Math.max(yearOf(today), ...doings.map(({ year }) => year)));

/**
 * What is due anyway, and then doings with what follows from them: a late day of last year also changes
 * what was carried.
 */
function entriesOf(
  { person, type }: LeaveAccount,
  rules: LedgerRules | null,
  posted: readonly Posted[],
  doings: readonly Doing[],
  now: Now,
): { readonly due: NewEntry[]; readonly done: NewEntry[] } {
  const of = { employeeId: person.id, leaveTypeId: type.id };
  const own = doings.map((doing) => ({ ...doing, madeOn: now.today, dueKey: null }));
  const done = own.map((one): NewEntry => ({ ...one, ...of }));
  // what was taken while a balance was kept goes back all the same
  if (!rules) return { due: [], done: done.filter(({ kind }) => kind === 'give back') };
  const ahead = aheadOf(doings, now);
  const missing = (all: readonly Posted[]): DueEntries[] =>
    type.active ? dueEntries(rules, person, all, now.today, ahead) : [];
  const due = missing(posted);
  const known = [...posted, ...due.map((one) => ({ ...one, madeOn: now.today }))];
  return {
    due: asEntries(due, person.id, type.id),
    done: [...asEntries(missing([...known, ...own]), person.id, type.id), ...done],
  };
}

/** What is due is posted first: what follows from a doing alone is then told apart from it. */
async function withDue(tx: Tx, account: LeaveAccount, doings: readonly Doing[], now: Now) {
  const { person, type } = account;
  const posted = await findLedgerEntries(tx, [person.id], [type.id], now.zone);
  const rules = ledgerRulesOf(type, now.zone);
  const { due, done } = entriesOf(account, rules, posted, doings, now);
  await post(tx, due, () => -type.negativeMost, now.at, null);
  return done;
}

const shown = (amount: number): number => amount / wholeDay;

/** No year may fall below its limit, with what waits counted as taken. */
function refuseBelow(
  { type }: LeaveAccount,
  entries: readonly NewEntry[],
  balances: readonly LedgerBalance[],
  lowest = -type.negativeMost,
): void {
  const after = new Map<number, number>();
  for (const { year, amount } of entries) add(after, year, amount);
  for (const { year, balance, waiting } of balances) {
    const change = after.get(year) ?? 0;
    if (change >= 0 || balance + change - waiting >= lowest) continue;
    const taken = entries.filter((one) => one.year === year && one.dueKey === null);
    const asked = -taken.reduce((sum, { amount }) => sum + amount, 0);
    const left = balance + change + asked - waiting - lowest;
    const values = {
      type: type.fullName,
      year: yearInBoth(year),
      asked: daysInBoth(shown(asked)),
      left: daysInBoth(shown(left)),
    };
    throw new Refusal(notEnough, values);
  }
}

/** Does it, or refuses: entries, what is due with them and balances together. */
export async function book(
  tx: Tx,
  account: LeaveAccount,
  doings: readonly Doing[],
  now: Now,
  by: Pick<Actor, 'kind' | 'accountId'> | null,
  lowest?: number,
): Promise<void> {
  const entries = await withDue(tx, account, doings, now);
  if (entries.length === 0) return;
  const { person, type } = account;
  const years = [...new Set(entries.map(({ year }) => year))].toSorted((a, b) => a - b);
  const balances = await lockBalances(tx, person.id, type.id, years, -type.negativeMost);
  refuseBelow(account, entries, balances, lowest);
  await post(tx, entries, () => -type.negativeMost, now.at, by);
}

/** What is given back to many: nothing of it can be refused, and a few queries do for all. */
export async function giveBackDays(
  tx: Tx,
  all: readonly { readonly account: LeaveAccount; readonly doings: readonly Doing[] }[],
  now: Now,
): Promise<void> {
  if (all.length === 0) return;
  const people = all.map(({ account }) => account.person.id);
  const types = all.map(({ account }) => account.type.id);
  const posted = Map.groupBy(
    await findLedgerEntries(tx, people, types, now.zone),
    (entry) => `${entry.employeeId} ${entry.leaveTypeId}`,
  );
  const kinds = new Map(all.map(({ account: { type } }) => [type.id, type]));
  const rules = new Map([...kinds].map(([id, type]) => [id, ledgerRulesOf(type, now.zone)]));
  const entries = all.flatMap(({ account, doings }) => {
    const own = posted.get(`${account.person.id} ${account.type.id}`) ?? [];
    const { due, done } = entriesOf(account, rules.get(account.type.id) ?? null, own, doings, now);
    return [...due, ...done];
  });
  const lowestOf = (typeId: string): number => -(kinds.get(typeId)?.negativeMost ?? 0);
  await post(tx, entries, lowestOf, now.at, null);
}

/** What days that wait add to what waits, or take from it. */
export const waitingOf = (
  { person, type }: LeaveAccount,
  uses: readonly Doing[],
  sign: 1 | -1,
): Waiting[] =>
  type.yearly === null
    ? []
    : uses.map(({ year, amount }) => ({
        employeeId: person.id,
        leaveTypeId: type.id,
        year,
        amount: sign * amount,
        lowest: -type.negativeMost,
      }));

/** Sets days aside until someone decides; refuses what is not there. */
export async function reserve(tx: Tx, account: LeaveAccount, uses: readonly Doing[], now: Now) {
  const { person, type } = account;
  const entries = await withDue(tx, account, uses, now);
  if (entries.length === 0) return;
  const years = [...new Set(entries.map(({ year }) => year))].toSorted((a, b) => a - b);
  const balances = await lockBalances(tx, person.id, type.id, years, -type.negativeMost);
  refuseBelow(account, entries, balances);
  await addWaiting(tx, waitingOf(account, uses, -1));
}

/** They wait no longer. */
export const release = (tx: Tx, account: LeaveAccount, uses: readonly Doing[]) =>
  addWaiting(tx, waitingOf(account, uses, 1));
