import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Calculation, StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import type { KnownComponent } from '../pay-queries.ts';
import { componentName } from '../salaries/breakdown-table.tsx';

const figureText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    maximumFractionDigits: 4,
  }).format(value);

const [hundredths, thousandths, tenThousandths] = [100, 1000, 10_000];

/** The words for the parts of a structure, which is the group's: what each is called, and how it is calculated. */
export function usePartText(components: ReadonlyMap<string, KnownComponent> | undefined) {
  const { words, say, language } = useWords();
  const { group } = useCurrencies();
  const { structure } = words.pay;
  const { said } = structure;
  const nameOf = (id: string): string => {
    const known = components?.get(id);
    return known ? componentName(known.name, known.localName, language) : words.list.none;
  };
  const number = (value: number) => figureText(value, language);

  function countText({ count, amount, percent, ofId, divisor }: StructurePart): string {
    const values = {
      count: count ? structure.counts[count] : words.list.none,
      amount: showAmount(amount ?? 0n, language, group),
      percent: number((percent ?? tenThousandths) / hundredths),
      of: ofId ? nameOf(ofId) : structure.gross,
      divisor: number(divisor ?? 0),
    };
    if (amount !== null) return say(percent ? said.countEachPercent : said.countEach, values);
    return say(divisor === null ? said.countUsual : said.countShare, values);
  }

  const percentOf = ({ percent }: StructurePart) => number((percent ?? 0) / hundredths);
  const amountOf = ({ amount }: StructurePart) => showAmount(amount ?? 0n, language, group);
  const texts: Readonly<Record<Calculation, (part: StructurePart) => string>> = {
    fixed: amountOf,
    percentOfComponent: (part) =>
      say(said.percentOfComponent, { percent: percentOf(part), of: nameOf(part.ofId ?? '') }),
    percentOfGross: (part) => say(said.percentOfGross, { percent: percentOf(part) }),
    shareAfterFixed: ({ divisor }) =>
      say(said.shareAfterFixed, { divisor: number((divisor ?? 0) / tenThousandths) }),
    remainder: () => said.remainder,
    entered: () => said.entered,
    countRate: countText,
    conditional: (part) =>
      say(said.conditional, {
        amount: amountOf(part),
        absence: number((part.mostAbsence ?? 0) / thousandths),
        lates: number(part.mostLates ?? 0),
      }),
  };

  const conditions = ({ isInGross, calc, isProrated, isOfMembers }: StructurePart) => [
    !isInGross && calc === 'fixed' && isProrated && said.prorated,
    isOfMembers && said.members,
  ];
  return {
    nameOf,
    textOf: (part: StructurePart): string =>
      [texts[part.calc](part), ...conditions(part)].filter(Boolean).join(', '),
  };
}
