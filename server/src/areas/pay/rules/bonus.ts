import { halfUp } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { breakdown } from '@muster/contract/pay/structure/breakdown.ts';
import type { BonusTerms, PayRules, PersonInputs } from './inputs.ts';
import { partsIn } from './parts-of-gross.ts';
import type { DueLine } from './sheet-lines.ts';

const months = 12;

/** Months of service that count: all of a year, unless the first one counts by its months. */
const bonusMonths = ({ isProrated }: BonusTerms, service: number): number =>
  isProrated ? Math.min(service, months) : months;

/** One line: a part of a month's basic, or whatever it is a part of. */
export function bonusLines(bonus: BonusTerms, inputs: PersonInputs, known: PayRules): DueLine[] {
  const [segment] = inputs.segments;
  if (!segment) return [];
  const gross = BigInt(segment.gross);
  const base =
    bonus.ofId === null ? gross : (breakdown(partsIn(known, segment), gross).get(bonus.ofId) ?? 0n);
  const counted = bonusMonths(bonus, inputs.service ?? 0);
  const due = halfUp(base * BigInt(bonus.percent) * BigInt(counted), BigInt(10_000 * months));
  return [
    {
      componentId: bonus.componentId,
      kind: 'Earning',
      isInGross: false,
      due,
      computed: null,
      sourceId: null,
      forMonth: null,
      why: { how: 'bonus', percent: bonus.percent, ofId: bonus.ofId, base, months: counted },
    },
  ];
}
