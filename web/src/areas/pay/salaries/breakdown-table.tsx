import './salary.css';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';

interface ShownPart {
  readonly id: string;
  readonly name: string;
  readonly amount: bigint;
}

interface BreakdownTableProps {
  readonly caption: string;
  readonly parts: readonly ShownPart[];
  readonly gross: bigint;
  readonly currency: string;
}

const wholeShare = 10_000n;

/** A component as the reader's language calls it. */
export const componentName = (
  name: string,
  localName: string | null | undefined,
  language: Language,
): string => (language === 'bn' && localName) || name;

export const percentText = (share: number, language: Language): string =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(share);

/** What is left for the eye: the figures themselves stay whole. */
const shareOf = (amount: bigint, gross: bigint): number =>
  gross > 0n ? Number((amount * wholeShare) / gross) / Number(wholeShare) : 0;

/** A gross salary in its parts, as a bar and in figures that add up to it. */
export function BreakdownTable({ caption, parts, gross, currency }: BreakdownTableProps) {
  const { words, language } = useWords();
  const { salary: said } = words.pay;
  return (
    <div className="pay-breakdown">
      <div className="pay-bar" aria-hidden>
        {parts.map(({ id, amount }) => (
          <i key={id} style={{ flexGrow: Math.max(0, shareOf(amount, gross)) }} />
        ))}
      </div>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{said.part}</th>
            <th scope="col">{said.share}</th>
            <th scope="col">{said.amount}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, name, amount }) => (
            <tr key={id}>
              <th scope="row">
                <i aria-hidden /> {name}
              </th>
              <td className="num">{percentText(shareOf(amount, gross), language)}</td>
              <td className="num">{showAmount(amount, language, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{said.sum}</th>
            <td className="num">{percentText(1, language)}</td>
            <td className="num">{showAmount(gross, language, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
