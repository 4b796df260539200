import type { ledgerEntryKinds } from '@muster/contract/leave/calls/balance-calls.ts';
import { earnedIn, type Entitlement, type Stay } from './earned-days.ts';
import { firstOf, lastOf, yearOf } from './service.ts';
import { byStay, type Life } from './stays.ts';

/** What a kind of leave gives and how much of it is kept. */
export interface LedgerRules extends Entitlement {
  readonly carryMost: number;
  readonly carryMonths: number | null;
  readonly balanceMost: number | null;
}

export interface Posted {
  readonly year: number;
  readonly kind: (typeof ledgerEntryKinds)[number];
  readonly amount: number;
  readonly day: string;
  /** the day on which it was written down */
  readonly madeOn: string;
  /** of what came by rule */
  readonly dueKey: string | null;
}

export interface DueEntries {
  readonly year: number;
  readonly kind: 'grant' | 'accrual' | 'carry' | 'expire';
  readonly amount: number;
  readonly day: string;
  readonly dueKey: string;
}

/** One thing that the rules bring: what it should come to, whatever was posted of it so far. */
interface Step extends Omit<DueEntries, 'dueKey'> {
  readonly key: string;
}

interface Facts {
  readonly rules: LedgerRules;
  readonly life: Stay;
  /** whoever came back: from when on; what is left then is settled with this stay */
  readonly backOn: string | null;
  /** what people did: used, given back, encashed, adjusted */
  readonly own: readonly Posted[];
  readonly known: ReadonlyMap<string, Known>;
  readonly upTo: string;
  readonly aheadYear: number;
}
interface Known {
  readonly sum: number;
  readonly of: Posted;
}

const sumOf = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);
const baseOf = (key: string): string => key.replace(/ #\d+$/, '');

function tally(posted: readonly Posted[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const of of posted) {
    if (of.dueKey === null) continue;
    const before = known.get(baseOf(of.dueKey));
    known.set(baseOf(of.dueKey), { sum: (before?.sum ?? 0) + of.amount, of: before?.of ?? of });
  }
  return known;
}

/** Carried days are lost on the first of a month; those that last a year when it is over. */
const lapseDay = (year: number, months: number): string =>
  months === 12 ? firstOf(year + 1) : `${year}-${String(months + 1).padStart(2, '0')}-01`;

const taken = new Set<Posted['kind']>(['use', 'give back', 'encash']);

/** Carried days go first: what was not used by then is lost, save what is booked for later. */
function lapse(facts: Facts, year: number, carried: number, steps: readonly Step[]): Step[] {
  const months = facts.rules.carryMonths;
  if (months === null || lapseDay(year, months) > facts.upTo) return [];
  const day = lapseDay(year, months);
  // what a leaver has is left for the settlement
  if (facts.life.lastDay && facts.life.lastDay < day) return [];
  const own = facts.own.filter((one) => one.year === year);
  const used = -sumOf(own.filter((one) => taken.has(one.kind) && one.day < day));
  const booked = own.filter((one) => one.day < day || one.madeOn < day);
  const there = Math.max(0, sumOf(booked) + sumOf(steps));
  const lost = Math.min(Math.max(0, carried - Math.max(0, used)), there);
  const amount = lost === 0 ? 0 : -lost;
  const on = day > lastOf(year) ? lastOf(year) : day;
  return [{ key: `lapse ${year}`, year, kind: 'expire', day: on, amount }];
}

/** What was given in past years stays given: all of it, if it came in another way than it does now. */
function givenThen({ known, upTo }: Facts, year: number, way: Step['kind']): Step[] {
  if (year >= yearOf(upTo)) return [];
  const given = [...known].filter(
    ([, { of }]) => of.year === year && (of.kind === 'grant' || of.kind === 'accrual'),
  );
  return given.some(([, { of }]) => of.kind === way)
    ? []
    : given.map(([key, { sum, of }]) => ({
        key,
        year,
        kind: of.kind as Step['kind'],
        day: of.day,
        amount: sum,
      }));
}

/** What is earned, up to the most that someone may have. */
function earnedSteps(facts: Facts, year: number, before: readonly Step[]): Step[] {
  const { rules, own, known, upTo, aheadYear } = facts;
  const isAhead = rules.accrual === 'Up front' && year <= aheadYear;
  const then = givenThen(facts, year, rules.accrual === 'Monthly' ? 'accrual' : 'grant');
  if (then.length > 0) return then;
  const steps: Step[] = [];
  for (const { amount, ...earned } of earnedIn(year, rules, facts.life)) {
    if (earned.day > upTo && !isAhead) continue;
    const given = year < yearOf(upTo) ? known.get(earned.key)?.sum : undefined;
    const till = [...before, ...steps, ...own.filter((one) => one.year === year)];
    const has = sumOf(till.filter(({ day }) => day <= earned.day));
    const room = Math.max(0, (rules.balanceMost ?? Number.POSITIVE_INFINITY) - has);
    steps.push({ ...earned, year, amount: given ?? Math.min(amount, room) });
  }
  return steps;
}

/** The year is over: some of the rest goes on to the next one, what is owed too; the others are lost. */
function close({ rules }: Facts, year: number, rest: number): Step[] {
  const most = Math.min(rules.carryMost, rules.balanceMost ?? rules.carryMost);
  const carried = Math.min(rest, most);
  const at = { year, day: lastOf(year) };
  return [
    { ...at, key: `carried ${year}`, kind: 'carry', amount: carried === 0 ? 0 : -carried },
    { ...at, key: `expire ${year}`, kind: 'expire', amount: rest === carried ? 0 : carried - rest },
  ];
}

/** In a year in which someone comes back, what an earlier stay left over is none of the new one's. */
const settled = ({ backOn, upTo }: Facts, year: number, day: string, rest: number): Step[] =>
  backOn === null || backOn > upTo || year < yearOf(backOn)
    ? []
    : [{ key: `ended ${year}`, year, kind: 'expire', day, amount: rest === 0 ? 0 : -rest }];

function stepsOfYear(facts: Facts, year: number, carried: number): Step[] {
  const begin: Step = {
    key: `carry ${year - 1}`,
    year,
    kind: 'carry',
    day: firstOf(year),
    amount: carried,
  };
  const months = facts.rules.carryMonths;
  const isEarly = (day: string): boolean => months === null || day < lapseDay(year, months);
  const earned = earnedSteps(facts, year, [begin]);
  const early = [begin, ...earned.filter(({ day }) => isEarly(day))];
  const lost = lapse(facts, year, carried, early);
  // what comes after the loss has the more room for it
  const all =
    sumOf(lost) === 0 ? [begin, ...earned, ...lost] : [begin, ...again(facts, year, begin, lost)];
  const { lastDay } = facts.life;
  const rest = sumOf(facts.own.filter((one) => one.year === year)) + sumOf(all);
  if (lastDay && lastDay <= lastOf(year)) return [...all, ...settled(facts, year, lastDay, rest)];
  return facts.upTo > lastOf(year) ? [...all, ...close(facts, year, rest)] : all;
}
const again = (facts: Facts, year: number, begin: Step, lost: readonly Step[]): Step[] => [
  ...earnedSteps(facts, year, [begin, ...lost]),
  ...lost,
];

/** All that the rules bring from the first year on. */
function stepsOf(facts: Facts): Step[] {
  const begins = facts.rules.onProbation ? facts.life.joinedOn : facts.life.confirmedOn;
  const earning = begins ? [Math.max(yearOf(begins), facts.rules.firstYear)] : [];
  const first = Math.min(...earning, ...facts.own.map(({ year }) => year));
  const last = Math.max(yearOf(facts.upTo), facts.aheadYear);
  const steps: Step[] = [];
  for (let year = first; year <= last; year += 1) {
    const out = steps.find(({ key }) => key === `carried ${year - 1}`);
    steps.push(...stepsOfYear(facts, year, out ? -out.amount || 0 : 0));
  }
  return steps;
}

/** What was posted and should not have been: someone left earlier, or another rule gives it now. */
const orphans = ({ known, upTo }: Facts, steps: readonly Step[]): Step[] => {
  const meant = new Set(steps.map(({ key }) => key));
  return [...known]
    .filter(([key]) => !meant.has(key))
    .filter(([key, { of }]) => of.year >= yearOf(upTo) || !/^(grant|accrual)/.test(key))
    .map(
      ([
        key,
        {
          of: { year, day, kind },
        },
      ]) => ({
        key,
        year,
        day,
        kind: kind as DueEntries['kind'],
        amount: 0,
      }),
    );
};

/** Nothing is taken back that is not there any more: it is tried again when there is something. */
function spare(due: readonly DueEntries[], posted: readonly Posted[]): DueEntries[] {
  const short = new Map<number, number>();
  for (const year of new Set(due.map((one) => one.year))) {
    const before = sumOf(posted.filter((one) => one.year === year));
    const after = before + sumOf(due.filter((one) => one.year === year));
    short.set(year, Math.max(0, Math.min(0, before) - after));
  }
  return due
    .map((one) => {
      if (one.kind === 'carry' || one.amount >= 0) return one;
      const kept = Math.min(short.get(one.year) ?? 0, -one.amount);
      short.set(one.year, (short.get(one.year) ?? 0) - kept);
      return { ...one, amount: one.amount + kept };
    })
    .filter(({ amount }) => amount !== 0);
}

/** All that is missing of one stay; `numberOf` counts what was posted under a key, in whichever stay. */
function dueOfStay(facts: Facts, posted: readonly Posted[], numberOf: (key: string) => number) {
  const steps = stepsOf(facts);
  const due = [...steps, ...orphans(facts, steps)].map(({ key, amount, ...step }): DueEntries => {
    const number = numberOf(key);
    const missing = amount - (facts.known.get(key)?.sum ?? 0);
    return { ...step, amount: missing, dueKey: number === 1 ? key : `${key} #${number}` };
  });
  return spare(due, posted);
}

/**
 * All entries of one person and kind that are missing up to a day. What the rules bring is worked out
 * anew from what people did, and compared with what was posted: run daily or once a year it comes to the
 * same, and what is known late brings a difference, `carry 2025 #2`. Each stay in the house stands by
 * itself. `aheadYear`: what is given up front may be posted before its year begins, for leave that is
 * asked for early.
 */
export function dueEntries(
  rules: LedgerRules,
  life: Life,
  posted: readonly Posted[],
  upTo: string,
  aheadYear = 0,
): DueEntries[] {
  const counts = new Map<string, number>();
  for (const { dueKey } of posted)
    if (dueKey !== null) counts.set(baseOf(dueKey), (counts.get(baseOf(dueKey)) ?? 0) + 1);
  const all: DueEntries[] = [];
  for (const { stay, backOn, entries } of byStay(life, posted)) {
    const own = entries.filter(({ dueKey }) => dueKey === null);
    // once posted ahead it stays; what people did in a later year brings nothing by itself
    const given = entries.filter(({ dueKey }) => dueKey !== null);
    const ahead = Math.max(aheadYear, ...given.map(({ year }) => year));
    const known = tally(entries);
    const facts = { rules, life: stay, backOn, own, known, upTo, aheadYear: ahead };
    const due = dueOfStay(facts, entries, (key) => (counts.get(key) ?? 0) + 1);
    for (const { dueKey } of due) counts.set(baseOf(dueKey), (counts.get(baseOf(dueKey)) ?? 0) + 1);
    all.push(...due);
  }
  return all;
}
