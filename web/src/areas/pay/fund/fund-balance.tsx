import './fund.css';
import type { FundLedger } from '@muster/contract/pay/fund/fund-calls.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { Facts } from '../../../ui/status/facts.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';

/** What there is, first and large, what it is made of, and what would be paid out today. */
export function FundBalanceFacts({ fund }: { readonly fund: FundLedger }) {
  const { words, say, language } = useWords();
  const { fund: said } = words.pay;
  const { columns } = said;
  const currency = useCurrencies().of(fund.concern);
  const sum = (value: bigint) => showAmount(value, language, currency);
  const vesting = () => {
    if (fund.vestsOn === null) return said.vestsNever;
    const text = fund.isVested ? said.vestedSince : said.vestsOn;
    return say(text, { date: showDay(fund.vestsOn, language) });
  };
  return (
    <>
      <p className="fund-balance">
        {columns.balance}
        <strong className="num">{sum(fund.balance)}</strong>
        <span>{vesting()}</span>
      </p>
      <Facts
        facts={[
          [columns.own, sum(fund.own)],
          [columns.employer, sum(fund.employer)],
          [columns.interest, sum(fund.interest)],
          [columns.withdrawn, sum(fund.withdrawn)],
          [said.payable, sum(fund.payable)],
        ]}
      />
    </>
  );
}
