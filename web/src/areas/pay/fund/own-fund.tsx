import './fund.css';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../api/load-error.tsx';
import { useWords } from '../../../words/words.ts';
import { BalanceChart } from './balance-chart.tsx';
import { FundBalanceFacts } from './fund-balance.tsx';
import { FundLines } from './fund-lines.tsx';
import { ownFundQuery } from './fund-queries.ts';

/** The provident fund of whoever reads; nothing where there is nothing. */
export function OwnFund() {
  const { fund: said } = useWords().words.pay;
  const { data: fund, error, refetch } = useQuery(ownFundQuery);
  if (fund === undefined)
    return error && <LoadError error={error} onRetry={() => void refetch()} />;
  if (fund === null) return null;
  return (
    <section className="own-fund" aria-label={said.own}>
      <h2>{said.own}</h2>
      <div className="card">
        <FundBalanceFacts fund={fund} />
        <BalanceChart fund={fund} />
        <details>
          <summary>{said.ledger}</summary>
          <FundLines fund={fund} payslips="/employee/payslips/$id" />
        </details>
      </div>
    </section>
  );
}
