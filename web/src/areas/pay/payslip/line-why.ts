import type { Language, Sentence } from '@muster/contract/kernel/words/sentence.ts';
import type { LineWhy } from '@muster/contract/pay/payslip/line-why.ts';
import type { PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { halfUp } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { countUnits } from '@muster/contract/pay/structure/structure-part.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';
import { showLoanDay } from '../loans/loan-day.ts';
import { showMonth } from '../month-name.ts';

/** A line, wherever it stands. */
export type ExplainedOf = Omit<PayslipLine, 'place'>;

/** What the sentences are made with. */
export interface LineSpeech {
  readonly said: Words['pay']['payslip'];
  readonly say: (sentence: Sentence, values?: Record<string, string | number>) => string;
  readonly language: Language;
  readonly currency: string;
  /** of a component that the line is a part of */
  readonly nameOf: (component: { readonly id: string; readonly name: string }) => string;
}

export interface ExplainedLine {
  /** how it is calculated, in a few words */
  readonly formula: string;
  readonly facts: readonly (readonly [name: string, sentence: string])[];
}

type Share = NonNullable<LineWhy['shares']>[number];
/** In basis points, thousandths and hundredths, as the contract keeps them. */
const wholeShare = 10_000;
const perCent = 100;
const wholeDay = 1000;

/** A month at several rates is as good as one at their average by days; of part of a month, what it comes to. */
function averageOf(shares: readonly Share[], paid = 1, whole = 1): bigint {
  const days = BigInt(shares.reduce((sum, share) => sum + share.days, 0));
  const weighted = shares.reduce((sum, share) => sum + share.monthly * BigInt(share.days), 0n);
  return days === 0n ? 0n : halfUp(weighted * BigInt(paid), days * BigInt(whole));
}

function stretches(shares: readonly Share[], { said, say, language, currency }: LineSpeech) {
  const { how } = said;
  return shares.map(({ from, until, days, monthly }): readonly [string, string] => {
    const amount = showAmount(monthly, language, currency);
    if (shares.length === 1) return [how.inputs, say(how.monthly, { amount })];
    return [
      how.inputs,
      say(how.stretch, { span: showSpan(from, until, language), amount, count: days }),
    ];
  });
}

function daysPaid({ paid, whole }: LineWhy, { said, say }: LineSpeech): ExplainedLine['facts'] {
  if (paid === undefined || whole === undefined) return [];
  return [[said.how.days, say(said.how.daysPaid, { paid, whole })]];
}

function byRate(why: LineWhy, speech: LineSpeech): ExplainedLine {
  const { how } = speech.said;
  const shares = why.shares ?? [];
  const usual = shares.length > 1 ? how.rateParts : how.rate;
  return {
    formula: why.isRemainder ? how.rest : usual,
    facts: [...stretches(shares, speech), ...daysPaid(why, speech)],
  };
}

function fixed(why: LineWhy, speech: LineSpeech): ExplainedLine {
  const { how } = speech.said;
  if (why.shares) return { ...byRate(why, speech), formula: how.rateParts };
  const amount = showAmount(why.amount ?? 0n, speech.language, speech.currency);
  const monthly = speech.say(how.monthly, { amount });
  return { formula: how.fixed, facts: [[how.inputs, monthly], ...daysPaid(why, speech)] };
}

/** How much of what. The gross has a sentence of its own: in Bangla the word and its ending are one. */
function shareOf({ of, percent: share }: LineWhy, { said, say, nameOf }: LineSpeech): string {
  const { how } = said;
  const percent = (share ?? 0) / perCent;
  return of
    ? say(how.percent, { percent, name: nameOf(of) })
    : say(how.percentOfGross, { percent });
}

function percentage(why: LineWhy, speech: LineSpeech): ExplainedLine {
  const { said, say, language, currency } = speech;
  const { how } = said;
  const percent = why.percent ?? 0;
  const parts = why.parts ?? [{ percent, base: why.base ?? 0n }];
  return {
    formula: shareOf(why, speech),
    facts: parts.map((part) => {
      const base = showAmount(part.base, language, currency);
      return [how.inputs, say(how.percentOf, { base, percent: part.percent / perCent })];
    }),
  };
}

/** What the days there came to, of each day that someone was away. */
const ofAway = (
  { quantity, days, paid, whole }: NonNullable<LineWhy['away']>,
  shares: readonly Share[],
  share: (base: bigint, divisor: number, of: number) => string,
): string => share(averageOf(shares, paid, whole), days, quantity / countUnits.unpaidLeave);

function counted(why: LineWhy, speech: LineSpeech): ExplainedLine {
  const { said, say, language, currency, nameOf } = speech;
  const { how } = said;
  const count = why.count ?? 'presentDays';
  const quantity = (why.quantity ?? 0) / countUnits[count];
  const times = (why.percent ?? wholeShare) / wholeShare;
  const formula = say(how.count, { count: said.counts[count] });
  if (why.each !== undefined && why.each !== null) {
    const share = BigInt(why.percent ?? wholeShare);
    const each = showAmount((why.each * share) / BigInt(wholeShare), language, currency);
    return { formula, facts: [[how.inputs, say(how.countEach, { quantity, each })]] };
  }
  const shares = why.shares ?? [];
  const { away } = why;
  const share = (base: bigint, divisor: number, of: number): string => {
    const values = { base: showAmount(base, language, currency), divisor, quantity: of, times };
    return say(times === 1 ? how.countShare : how.countShareTimes, values);
  };
  const ofOthers = [how.inputs, share(averageOf(shares), why.divisor ?? 1, quantity)] as const;
  return {
    formula,
    facts: [
      ...(shares.length > 1 ? stretches(shares, speech) : []),
      ...(away && quantity === 0 ? [] : [ofOthers]),
      ...(away ? [[how.away, ofAway(away, shares, share)] as const] : []),
      [how.facts, why.of ? say(how.countOf, { name: nameOf(why.of) }) : how.countOfGross],
    ],
  };
}

function condition(why: LineWhy, { said, say, language, currency }: LineSpeech): ExplainedLine {
  const { how } = said;
  const rule = {
    amount: showAmount(why.amount ?? 0n, language, currency),
    absence: (why.mostAbsence ?? 0) / wholeDay,
    lates: why.mostLates ?? 0,
  };
  const facts = { absence: (why.absence ?? 0) / wholeDay, lates: why.lates ?? 0 };
  return {
    formula: how.condition,
    facts: [
      [how.inputs, say(how.conditionRule, rule)],
      [how.facts, say(how.conditionFacts, facts)],
    ],
  };
}

/** Which loan, where it is known, and how far it is paid back. */
function ofLoan(
  { loan, note, leftBefore }: LineWhy,
  taken: bigint,
  { said, say, language, currency }: LineSpeech,
): ExplainedLine {
  const { how } = said;
  const show = (amount: bigint): string => showAmount(amount, language, currency);
  const left = (before: bigint) =>
    say(how.loanLeft, { before: show(before), after: show(before - taken) });
  const more = [
    ...(leftBefore === undefined ? [] : [[how.facts, left(leftBefore)] as const]),
    ...(note ? [[how.note, note] as const] : []),
  ];
  if (!loan) return { formula: how.loan, facts: more };
  const date = showLoanDay(loan.since, language);
  const lent = say(how.loanLent, { amount: show(loan.principal) });
  return { formula: say(how.loanOf, { date }), facts: [[how.inputs, lent], ...more] };
}

/** What arrears are the difference of, where that was kept. */
function differenceOf({ shouldBe, wasPaid }: LineWhy, month: string, speech: LineSpeech): string {
  const { said, say, language, currency } = speech;
  if (shouldBe === undefined || wasPaid === undefined) return say(said.how.arrearFacts, { month });
  return say(said.how.arrearOf, {
    month,
    shouldBe: showAmount(shouldBe, language, currency),
    wasPaid: showAmount(wasPaid, language, currency),
  });
}

function entered(why: LineWhy, speech: LineSpeech): ExplainedLine {
  const { said, say, language } = speech;
  const { how } = said;
  if (why.cause === 'carried' && why.month)
    return { formula: say(how.carried, { month: showMonth(why.month, language) }), facts: [] };
  if (why.cause === 'arrear' && why.month) {
    const month = showMonth(why.month, language);
    return {
      formula: say(how.arrear, { month }),
      facts: [[how.inputs, differenceOf(why, month, speech)]],
    };
  }
  return { formula: how.entered, facts: why.note ? [[how.note, why.note]] : [] };
}

function rounding(why: LineWhy, { said, say, language, currency }: LineSpeech): ExplainedLine {
  const { how } = said;
  const values = {
    net: showAmount(why.net ?? 0n, language, currency),
    unit: showAmount(BigInt(why.unit ?? 1), language, currency),
  };
  return { formula: how.rounding, facts: [[how.inputs, say(how.roundingFrom, values)]] };
}

const monthsOfYear = 12;

function bonus(why: LineWhy, speech: LineSpeech): ExplainedLine {
  const { said, say } = speech;
  const { how } = said;
  const months = why.months ?? monthsOfYear;
  const inputs = percentage(why, speech).facts;
  return {
    formula: say(how.bonus, { share: shareOf(why, speech) }),
    facts:
      months < monthsOfYear ? [...inputs, [how.facts, say(how.bonusMonths, { months })]] : inputs,
  };
}

/** The tax of the year less what was deducted, over the months that are left; the whole of it is a page away. */
function incomeTax({ tax }: LineWhy, { said, say, language, currency }: LineSpeech): ExplainedLine {
  const { how } = said;
  if (!tax) return { formula: how.unknown, facts: [] };
  const show = (amount: bigint): string => showAmount(amount, language, currency);
  const { annual, deducted, months, unit, taxable, rebate } = tax;
  const parts = { annual: show(annual), deducted: show(deducted), count: months };
  return {
    formula: how.tax,
    facts: [
      say(how.taxParts, parts),
      // to the hundredth there is nothing to say
      ...(unit > 1 ? [say(how.taxRounded, { unit: show(BigInt(unit)) })] : []),
      say(how.taxTaxable, { amount: show(taxable) }),
      say(how.taxYear, { amount: show(annual) }),
      ...(rebate > 0n ? [say(how.taxRebate, { amount: show(rebate) })] : []),
      say(how.taxDeducted, { amount: show(deducted) }),
      say(how.taxMonths, { count: months }),
    ].map((fact) => [how.inputs, fact] as const),
  };
}

const explanations = {
  rate: byRate,
  fixed,
  percent: percentage,
  count: counted,
  condition,
  bonus,
  entered,
  tax: incomeTax,
  rounding,
} as const;

/** What happened to the line after it was calculated. */
function changes(line: ExplainedOf, speech: LineSpeech): ExplainedLine['facts'] {
  const { said, say, language, currency } = speech;
  const { how } = said;
  const show = (value: bigint) => showAmount(value, language, currency);
  const [amount, due] = [show(line.amount), show(line.due)];
  // a loan keeps its own balance
  const short =
    line.why?.cause === 'loan' ? how.loanShort : line.isCarried ? how.short : how.notCarried;
  const computed = line.computed === null ? null : show(line.computed);
  return [
    ...(computed === null
      ? []
      : [[how.set, say(how.setTo, { computed, amount: due, reason: line.reason ?? '' })] as const]),
    ...(line.amount < line.due ? [[how.taken, say(short, { amount, due })] as const] : []),
  ];
}

/** What later pay deducted for a month that was paid anew since. */
function givenBack(month: string, { said: { how }, say, language }: LineSpeech): ExplainedLine {
  const values = { month: showMonth(month, language) };
  return {
    formula: say(how.givenBack, values),
    facts: [[how.inputs, say(how.givenBackFacts, values)]],
  };
}

function explainWhy({ why, kind, amount }: ExplainedOf, speech: LineSpeech): ExplainedLine {
  if (!why) return { formula: speech.said.how.unknown, facts: [] };
  if (why.cause === 'loan') return ofLoan(why, amount, speech);
  if (why.cause === 'carried' && why.month && kind === 'Earning')
    return givenBack(why.month, speech);
  return explanations[why.how](why, speech);
}

/** How a line came to its amount, in sentences. */
export function explainLine(line: ExplainedOf, speech: LineSpeech): ExplainedLine {
  const { formula, facts } = explainWhy(line, speech);
  return { formula, facts: [...facts, ...changes(line, speech)] };
}
