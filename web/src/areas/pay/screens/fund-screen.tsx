import '../../../ui/page/card.css';
import '../fund/fund.css';
import type { FundLedger } from '@muster/contract/pay/fund/fund-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { useWords } from '../../../words/words.ts';
import { BalanceChart } from '../fund/balance-chart.tsx';
import { FundBalanceFacts } from '../fund/fund-balance.tsx';
import { type FundAction, FundDialog } from '../fund/fund-dialogs.tsx';
import { FundLines } from '../fund/fund-lines.tsx';
import { fundQuery } from '../fund/fund-queries.ts';

function FundPage({ fund }: { readonly fund: FundLedger }) {
  const { fund: said } = useWords().words.pay;
  const [action, setAction] = useState<FundAction>();
  const { employee, can } = fund;
  return (
    <div className="fund-page">
      <PersonHead
        name={employee.name}
        note={[employee.number, said.title].join(' · ')}
        actions={
          can.enter && <Button onClick={() => setAction({ is: 'enter', fund })}>{said.add}</Button>
        }
      />
      <section className="card" aria-label={said.columns.balance}>
        <FundBalanceFacts fund={fund} />
        <BalanceChart fund={fund} />
      </section>
      <section className="card" aria-label={said.ledger}>
        <h2>{said.ledger}</h2>
        <FundLines
          fund={fund}
          payslips="/admin/salary-sheet/$id"
          onTakeBack={can.enter ? (row) => setAction({ is: 'takeBack', fund, row }) : undefined}
        />
      </section>
      <FundDialog action={action} onClose={() => setAction(undefined)} />
    </div>
  );
}

/** The provident fund of one person: what there is, and every line of it. */
export function FundScreen() {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(fundQuery(id));
  if (data) return <FundPage key={data.employee.id} fund={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}
