import './bank.css';
import type { BankSheetTotals } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCurrencies } from '../../../session/company-currency.ts';
import { type ListState, narrowedTo } from '../../../ui/list/list-state.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { bankSheetShape } from './bank-queries.ts';

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
  readonly currency: string;
  readonly tone?: 'total' | 'missing';
}

function Part({ name, part, currency, tone }: PartProps) {
  const { words, say, language } = useWords();
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        {showAmount(part.net, language, currency)}
        <small>{say(words.pay.bank.sheet.people, { count: part.people })}</small>
      </dd>
    </div>
  );
}

/** The equation while its figures are on the way. */
export function BankEquationShape() {
  const said = useWords().words.pay.bank.sheet;
  return (
    <section className="card bank-equation" aria-label={said.equation} aria-busy>
      <dl>
        {[...parts.map(([, group]) => said.groups[group]), said.total].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Skeleton h={38} maw={110} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface BankEquationProps {
  readonly totals: BankSheetTotals;
  /** none: of several */
  readonly concern: string | undefined;
  /** whose sheet it is, on which the missing accounts are found */
  readonly filters: ListState['filters'];
}

const missingOf = (filters: ListState['filters']) => ({ ...filters, group: 'Missing' });

/** Bank + wallet + cash + held + missing account = the total of the sheet, always shown. */
export function BankEquation({ totals, concern, filters }: BankEquationProps) {
  const { words, say } = useWords();
  const said = words.pay.bank.sheet;
  const currency = useCurrencies().of(concern);
  const missing = totals.missing.people;
  return (
    <section className="card bank-equation" aria-label={said.equation}>
      <dl>
        {parts.map(([key, group]) => (
          <Part
            key={key}
            name={said.groups[group]}
            part={totals[key]}
            currency={currency}
            tone={key === 'missing' && missing > 0 ? 'missing' : undefined}
          />
        ))}
        <Part name={said.total} part={totals.total} currency={currency} tone="total" />
      </dl>
      {missing > 0 && (
        <p className="bank-missing">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          <Link to="/admin/bank-sheet" search={narrowedTo(bankSheetShape, missingOf(filters))}>
            {say(said.missingNote, { count: missing })}
          </Link>
        </p>
      )}
    </section>
  );
}
