import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import type { Language, Sentence } from '@muster/contract/kernel/words/sentence.ts';
import { groupedAmount } from '../../../../ui/text/amount-text.ts';
import { dayPart } from '../../../../ui/text/day-text.ts';
import type { Words } from '../../../../words/words.ts';
import { showRate } from '../tax-text.ts';

export interface PaperSpeech {
  readonly said: Words['pay']['tax']['details'];
  readonly say: (sentence: Sentence, values?: Record<string, string | number>) => string;
  readonly language: Language;
}

interface PaperLine {
  readonly name: string;
  /** how it came about */
  readonly rule?: string | undefined;
  readonly amount: bigint;
  /** a result carries the next step, an input stands behind one */
  readonly weight?: 'result' | 'input';
}

export interface PaperStep {
  readonly title: string;
  readonly lines: readonly PaperLine[];
  /** said where there is nothing to count */
  readonly note?: string | undefined;
  /** below its lines stands what was declared */
  readonly isOfInvestments?: boolean;
}

export type TaxedDetails = Pick<TaxDetails, 'months' | 'currency'> & {
  readonly steps: TaxSteps;
  readonly stepsOf: NonNullable<TaxDetails['stepsOf']>;
};

interface Named {
  readonly name: string;
  readonly localName: string | null;
}
/** What a card calls something, in the reader's language where it says so. */
export const cardName = ({ name, localName }: Named, language: Language): string =>
  language === 'bn' ? (localName ?? name) : name;

const showMonthName = (month: string, language: Language): string =>
  dayPart(`${month}-01`, language, { month: 'long' });
/** What is nothing is left out. */
const some = (line: PaperLine): readonly PaperLine[] => (line.amount === 0n ? [] : [line]);

interface Paper extends TaxedDetails {
  readonly speech: PaperSpeech;
  readonly show: (amount: bigint) => string;
}

/** July – September: the months of the pay before. */
function monthsBefore({ months, stepsOf, speech }: Paper): string | undefined {
  const paid = months.filter(({ pays }) =>
    pays.some(({ id, state }) => id !== stepsOf.id && (state === 'Paid' || state === 'Approved')),
  );
  const [first, last] = [paid[0], paid.at(-1)];
  if (!first || !last) return undefined;
  const names = [first, last].map(({ month }) => showMonthName(month, speech.language));
  return [...new Set(names)].join(' – ');
}

function income(paper: Paper): PaperStep {
  const { steps, stepsOf, speech, show } = paper;
  const { said, say, language } = speech;
  const now = stepsOf.title === null ? said.now : said.nowBonus;
  return {
    title: said.income,
    lines: [
      ...some({ name: said.before, amount: steps.before }),
      ...some({ name: said.paid, rule: monthsBefore(paper), amount: steps.paid }),
      { name: say(now, { month: showMonthName(stepsOf.month, language) }), amount: steps.now },
      ...some({
        name: said.later,
        rule: say(said.times, { count: steps.later, amount: show(steps.monthly) }),
        amount: BigInt(steps.later) * steps.monthly,
      }),
      ...some({ name: said.entries, amount: steps.entries }),
      ...steps.planned.map(({ title, month, amount }) => ({
        name: say(said.planned, { title, month: showMonthName(month, language) }),
        amount,
      })),
      { name: said.salary, amount: steps.salary, weight: 'result' },
    ],
  };
}

function exemptRule({ steps, speech: { said, say }, show }: Paper): string | undefined {
  const { part, of, cap, fixed } = steps.exemption;
  const share = part === null || of === null ? undefined : { part, of };
  const shared = share && cap !== null ? { ...share, cap: show(cap) } : undefined;
  const rules = [
    shared && say(said.exemptShare, shared),
    share && !shared && say(said.exemptPart, share),
    fixed > 0n && say(said.exemptFixed, { amount: show(fixed) }),
  ];
  return rules.filter(Boolean).join(' + ') || undefined;
}

function taxable(paper: Paper): PaperStep {
  const { steps, speech } = paper;
  const { said } = speech;
  return {
    title: said.taxableIncome,
    lines: [
      ...some({ name: said.exempt, rule: exemptRule(paper), amount: -steps.exempt }),
      { name: said.taxableIncome, amount: steps.taxable, weight: 'result' },
    ],
  };
}

function byBands({ steps, speech: { said, say, language }, show }: Paper): PaperStep {
  const [first] = steps.bands;
  const isOneRate = steps.bands.length === 1;
  const free = first?.to ?? null;
  const rules = [
    isOneRate && first && say(said.oneRate, { rate: showRate(first.rate, language) }),
    !isOneRate && free !== null && say(said.firstFree, { amount: show(free) }),
    steps.children > 0 && say(said.children, { count: steps.children }),
  ];
  return {
    title: said.byBands,
    lines: [
      {
        name: cardName(steps.category, language),
        rule: rules.filter(Boolean).join(', ') || undefined,
        amount: steps.byBands,
        weight: 'result',
      },
    ],
  };
}

/** As investments of a card call what payroll itself takes for the own provident fund. */
const ownFund = 'provident-fund';

function investments({
  steps,
  speech: { said, say, language },
  show,
}: Paper): readonly PaperLine[] {
  return steps.investments.map(({ key, amount, cap, ...named }) => ({
    name: cardName(named, language),
    rule: [
      key === ownFund ? said.fromPay : said.accepted,
      cap !== null && amount > cap && say(said.limit, { amount: show(cap) }),
    ]
      .filter(Boolean)
      .join(', '),
    amount,
    weight: 'input',
  }));
}

function limits({ steps, speech: { said, say, language }, show }: Paper): readonly PaperLine[] {
  const { rates, ofIncome, ofInvestment, investment } = steps;
  const rate = (of: number) => ({ rate: showRate(of, language) });
  return [
    ...(rates.ofIncome === null || ofIncome === null
      ? []
      : [{ name: say(said.ofIncome, rate(rates.ofIncome)), amount: ofIncome }]),
    ...(rates.ofInvestment === null || ofInvestment === null
      ? []
      : [
          {
            name: say(said.ofInvestment, rate(rates.ofInvestment)),
            rule: say(said.of, { amount: show(investment) }),
            amount: ofInvestment,
          },
        ]),
    ...(rates.cap === null ? [] : [{ name: said.rebateCap, amount: rates.cap }]),
  ].map((line) => ({ ...line, weight: 'input' as const }));
}

function rebate(paper: Paper): PaperStep {
  const { steps, speech, show } = paper;
  const { said, say, language } = speech;
  const hasAny = steps.investments.length > 0;
  const least = steps.least > 0n ? say(said.leastRule, { amount: show(steps.least) }) : undefined;
  return {
    title: said.rebate,
    isOfInvestments: true,
    note: hasAny ? undefined : said.noInvestment,
    lines: [
      ...(hasAny ? [...investments(paper), ...limits(paper)] : []),
      ...(hasAny
        ? [
            {
              name: said.rebateLine,
              rule: said.rebateRule,
              amount: -steps.rebate,
              weight: 'result' as const,
            },
          ]
        : some({ name: said.rebateLine, amount: -steps.rebate })),
      ...some({ name: said.relief, amount: -steps.relief }),
      ...steps.charges.flatMap(({ amount, ...named }) =>
        some({ name: cardName(named, language), amount }),
      ),
      ...some({ name: said.uplift, amount: steps.uplift }),
      { name: said.annual, rule: least, amount: steps.annual, weight: 'result' },
    ],
  };
}

function thisMonth({ steps, stepsOf, speech, show }: Paper): PaperStep {
  const { said, say, language } = speech;
  const { deducted, left, months, unit, tax } = steps;
  const values = { left: show(left), months };
  return {
    title: stepsOf.title === null ? said.thisMonth : said.thisBonus,
    lines: [
      ...some({ name: said.deducted, amount: -deducted }),
      { name: said.left, rule: say(said.overMonths, { count: months }), amount: left },
      {
        name:
          stepsOf.title === null
            ? say(said.tax, { month: showMonthName(stepsOf.month, language) })
            : said.taxOfBonus,
        rule: left <= 0n ? said.nothingLeft : say(unit > 1 ? said.rounded : said.rule, values),
        amount: tax,
        weight: 'result',
      },
    ],
  };
}

/** The calculation of a year's tax in five steps, as an accountant writes it down. */
export function taxPaper(details: TaxedDetails, speech: PaperSpeech): readonly PaperStep[] {
  const show = (amount: bigint) => groupedAmount(amount, speech.language, details.currency);
  const paper = { ...details, speech, show };
  return [income, taxable, byBands, rebate, thisMonth].map((step) => step(paper));
}
