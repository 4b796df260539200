import './declarations.css';
import type { DeclaredItem } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { groupedAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { cardName } from '../paper/tax-paper.ts';

interface DeclaredItemsProps {
  readonly items: readonly DeclaredItem[];
  readonly currency: string;
}

/** What was declared; where it was decided, how much of it counts. */
export function DeclaredItems({ items, currency }: DeclaredItemsProps) {
  const { words, say, language } = useWords();
  const said = words.pay.declaration.office;
  const show = (amount: bigint) => groupedAmount(amount, language, currency);
  return (
    <dl className="declared-items">
      {items.map(({ key, amount, accepted, note, ...named }) => (
        <div key={key}>
          <dt>
            {cardName(named, language)}
            {note && <small>{note}</small>}
          </dt>
          <dd className="num">
            {show(accepted ?? amount)}
            {accepted !== null && accepted < amount && (
              <small>{say(said.declared, { amount: show(amount) })}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
