import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { instalmentsOf } from './instalments.ts';

interface InstalmentPreviewProps {
  readonly currency: string;
  /** none: not typed yet, or not to be read as an amount */
  readonly left: unknown;
  readonly instalment: unknown;
  readonly from: string;
}

const isSum = (value: unknown): value is bigint => typeof value === 'bigint' && value > 0n;

/** How long it takes, while it is typed. */
export function InstalmentPreview({ currency, left, instalment, from }: InstalmentPreviewProps) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const plan = isSum(left) && isSum(instalment) ? instalmentsOf(left, instalment, from) : undefined;
  const text = () => {
    if (!plan) return said.monthsHint;
    if (typeof plan === 'string') return said[plan];
    const { count, lastMonth, lastAmount } = plan;
    const values = {
      month: showMonth(lastMonth, language),
      amount: showAmount(lastAmount, language, currency),
    };
    return say(said.months, { count, ...values });
  };
  return (
    <output className="loan-preview" data-bad={typeof plan === 'string' || undefined}>
      {text()}
    </output>
  );
}
