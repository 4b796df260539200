import type { Language, Sentence } from '@muster/contract/kernel/words/sentence.ts';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';
import { showLoanDay } from '../loans/loan-day.ts';
import { showMonth } from '../month-name.ts';

export interface SourceSpeech {
  readonly said: Words['pay']['payslip'];
  readonly say: (sentence: Sentence, values?: Record<string, string | number>) => string;
  readonly language: Language;
  readonly showMoment: (instant: string) => string;
}

/** What stands behind a line, and what is shown of it: where it can be looked up is decided by who reads. */
export interface LineSource {
  readonly text: string;
  readonly of:
    | { readonly kind: 'salary' | 'attendance' | 'leave' | 'bonus' | 'author' | 'payslip' }
    | { readonly kind: 'structure' | 'loan'; readonly id: string }
    | { readonly kind: 'tax'; readonly year: number };
}

type SourceLine = Pick<PayslipLine, 'author' | 'computed' | 'why'>;
type SourcePayslip = Pick<Payslip, 'month' | 'title' | 'salaries'>;

const byStructure = new Set(['rate', 'fixed', 'percent', 'condition', 'count', 'bonus']);

/** Each once, though a month may have several stretches of the same. */
function distinct(sources: readonly LineSource[]): readonly LineSource[] {
  return [...new Map(sources.map((source) => [source.text, source])).values()];
}

function salarySources(
  { salaries }: SourcePayslip,
  { said, say, language }: SourceSpeech,
): readonly LineSource[] {
  const { how } = said;
  return [
    ...salaries.map(({ from }): LineSource => ({
      text: say(how.fromSalary, { date: showDay(from, language) }),
      of: { kind: 'salary' },
    })),
    ...salaries.map(({ structure, structureFrom }): LineSource => ({
      text: say(how.fromStructure, {
        name: structure.name,
        date: showDay(structureFrom, language),
      }),
      of: { kind: 'structure', id: structure.id },
    })),
  ];
}

function factSources(
  { why }: SourceLine,
  { month, title }: SourcePayslip,
  { said, say, language }: SourceSpeech,
): readonly LineSource[] {
  const { how } = said;
  const shown = showMonth(month, language);
  if (why?.how === 'bonus')
    return [{ text: say(how.fromBonus, { festival: title ?? '' }), of: { kind: 'bonus' } }];
  if (why?.count === 'encashedLeave')
    return [{ text: say(how.fromLeave, { month: shown }), of: { kind: 'leave' } }];
  if (why?.how === 'count' || why?.how === 'condition')
    return [{ text: say(how.fromAttendance, { month: shown }), of: { kind: 'attendance' } }];
  if (why?.tax) {
    const { year, from, version } = why.tax;
    const text = say(how.fromTax, { year: showTaxYear(year, language, from), version });
    return [{ text, of: { kind: 'tax', year } }];
  }
  if (why?.loan) {
    const date = showLoanDay(why.loan.since, language);
    return [{ text: say(how.fromLoan, { date }), of: { kind: 'loan', id: why.loan.id } }];
  }
  if (why?.month) {
    const text = say(how.fromPayslip, { month: showMonth(why.month, language) });
    return [{ text, of: { kind: 'payslip' } }];
  }
  return [];
}

/** Where a line comes from: the figures of the month, the salary and structure, and who entered or changed it. */
export function lineSources(
  line: SourceLine,
  payslip: SourcePayslip,
  speech: SourceSpeech,
): readonly LineSource[] {
  const { said, say, showMoment } = speech;
  const { author, why, computed } = line;
  const authored = computed === null ? said.how.enteredBy : said.how.changedBy;
  return distinct([
    ...factSources(line, payslip, speech),
    ...(why && byStructure.has(why.how) ? salarySources(payslip, speech) : []),
    ...(author
      ? [
          {
            text: say(authored, { name: author.by, at: showMoment(author.at) }),
            of: { kind: 'author' } as const,
          },
        ]
      : []),
  ]);
}
