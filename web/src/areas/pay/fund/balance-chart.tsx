import './fund.css';
import type { FundLedger } from '@muster/contract/pay/fund/fund-calls.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { balanceMonths } from './balance-months.ts';

const perCent = 100;

/** A column for each month; one month alone is no chart. */
export function BalanceChart({ fund }: { readonly fund: FundLedger }) {
  const { words, say, language } = useWords();
  const { fund: said } = words.pay;
  const currency = useCurrencies().of(fund.concern);
  const months = balanceMonths(fund.rows, today().slice(0, 7));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || first === last) return null;
  const highest = months.reduce((most, { balance }) => (balance > most ? balance : most), 1n);
  const height = (balance: bigint) =>
    `${balance > 0n ? (Number(balance) / Number(highest)) * perCent : 0}%`;
  return (
    <figure className="fund-chart" aria-label={said.balanceByMonth}>
      <ul>
        {months.map(({ month, balance }) => {
          const amount = showAmount(balance, language, currency);
          const text = say(said.balanceOf, { month: showMonth(month, language), amount });
          return (
            <li key={month} title={text}>
              <i style={{ height: height(balance) }} />
              <span className="unseen">{text}</span>
            </li>
          );
        })}
      </ul>
      <figcaption>
        <span>{showMonth(first.month, language)}</span>
        <span>{showMonth(last.month, language)}</span>
      </figcaption>
    </figure>
  );
}
