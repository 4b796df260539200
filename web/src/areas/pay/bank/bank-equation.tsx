import './bank.css';
import type { BankSheetTotals } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';

const parts = [
  ['bank', 'Bank'],
  ['wallet', 'Wallet'],
  ['cash', 'Cash'],
  ['held', 'Held'],
  ['missing', 'Missing'],
] as const;

interface PartProps {
  readonly name: string;
  readonly part: BankSheetTotals['total'];
  readonly tone?: 'total' | 'missing';
}

function Part({ name, part, tone }: PartProps) {
  const { words, say, language } = useWords();
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        {showAmount(part.net, language)}
        <small>{say(words.pay.bank.sheet.people, { count: part.people })}</small>
      </dd>
    </div>
  );
}

/** Bank + wallet + cash + held + missing account = the total of the sheet, always shown. */
export function BankEquation({ totals }: { readonly totals: BankSheetTotals }) {
  const { words, say } = useWords();
  const said = words.pay.bank.sheet;
  const missing = totals.missing.people;
  return (
    <section className="card bank-equation" aria-label={said.equation}>
      <dl>
        {parts.map(([key, group]) => (
          <Part
            key={key}
            name={said.groups[group]}
            part={totals[key]}
            tone={key === 'missing' && missing > 0 ? 'missing' : undefined}
          />
        ))}
        <Part name={said.total} part={totals.total} tone="total" />
      </dl>
      {missing > 0 && (
        <p className="bank-missing">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          {say(said.missingNote, { count: missing })}
        </p>
      )}
    </section>
  );
}
