import type { GateReason } from '@muster/contract/pay/gate/gate-calls.ts';
import type { Language, Sentence } from '@muster/contract/kernel/words/sentence.ts';
import { countUnits, type PayCount } from '@muster/contract/pay/structure/structure-part.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';

export interface ReasonSpeech {
  readonly said: Words['pay']['gate']['reasons'];
  readonly hours: Words['pay']['payslip']['hours'];
  readonly say: (sentence: Sentence, values?: Record<string, string | number>) => string;
  readonly language: Language;
  readonly currency: string;
  /** the first day of someone in the house */
  readonly joinedOn: string | null;
  readonly monthBefore: string;
  readonly isPaidNow: boolean;
}

type Line = GateReason['lines'][number];

const nameOf = ({ component, localName }: Line, language: Language): string =>
  language === 'bn' && localName ? localName : component.name;

function counted(count: PayCount, value: number, { say, hours, language }: ReasonSpeech): string {
  const quantity = value / countUnits[count];
  if (count === 'overtime') return say(hours, { count: Math.round(quantity * 100) / 100 });
  return new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB').format(quantity);
}

function lineText(line: Line, cause: GateReason['cause'], speech: ReasonSpeech): string[] {
  const { said, say, language, currency } = speech;
  const show = (amount: bigint) => showAmount(amount < 0n ? -amount : amount, language, currency);
  const name = nameOf(line, language);
  if (cause === 'by-hand' && line.computed !== undefined)
    return [
      say(said.byRule, { name, amount: show(line.now), computed: show(line.computed) }),
      ...(line.note ? [say(said.said, { by: line.by ?? '', note: line.note })] : []),
    ];
  const { count, countBefore = 0, countNow = 0 } = line;
  if (count)
    return [
      say(said.counted, {
        name,
        now: counted(count, countNow, speech),
        before: counted(count, countBefore, speech),
      }),
    ];
  return [say(said.line, { name, before: show(line.before), now: show(line.now) })];
}

/** What of someone's life says why. */
function lifeText(
  { cause, day, days, gross }: GateReason,
  { said, say, language, currency }: ReasonSpeech,
): string[] {
  const show = (amount: bigint) => showAmount(amount, language, currency);
  const told: string[] = [];
  if (gross) {
    const values = { before: show(gross.before), now: show(gross.now) };
    told.push(
      gross.from
        ? say(said.grossFrom, { ...values, day: showDay(gross.from, language) })
        : say(said.gross, values),
    );
  }
  if (cause === 'joined' && day) told.push(say(said.joined, { date: day }));
  if (cause === 'left' && day) told.push(say(said.left, { date: day }));
  if (days && days.before !== days.now) told.push(say(said.days, days));
  return told;
}

/** What stands behind a cause, in sentences; of what has none it is said that nothing is known. */
export function reasonTexts(reason: GateReason, speech: ReasonSpeech): string[] {
  const { said, say, joinedOn, monthBefore, isPaidNow } = speech;
  const told = [
    ...lifeText(reason, speech),
    ...reason.lines.flatMap((line) => lineText(line, reason.cause, speech)),
  ];
  if (reason.cause !== 'unexplained' || told.length > 0) return told;
  if (!isPaidNow) return [say(said.nothingNow)];
  return joinedOn
    ? [say(said.nothingBefore, { month: monthBefore, date: joinedOn })]
    : [say(said.changedSince)];
}
