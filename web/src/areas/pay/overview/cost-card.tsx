import './cost.css';
import '../../../ui/page/card.css';
import { costCalls, type PayCost } from '@muster/contract/pay/overview/cost-calls.ts';
import { SegmentedControl } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../api/load-error.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import type { RunPlace } from '../runs/run-queries.ts';
import { CostChart } from './cost-chart.tsx';
import { CostTable } from './cost-table.tsx';

const costQuery = ({ concern, month }: RunPlace) =>
  queryOptions({
    queryKey: ['pay-cost', concern, month],
    queryFn: ({ signal }) => call(costCalls.months, { query: { concern, month } }, signal),
    select: ({ record }) => record,
  });

interface ShownProps {
  readonly cost: PayCost;
  readonly concern: string;
  readonly currency: string;
}

function Shown({ cost, concern, currency }: ShownProps) {
  const { words } = useWords();
  const said = words.pay.cost;
  const [view, setView] = useState('chart');
  if (cost.months.length === 0) return <p className="cost-quiet">{said.none}</p>;
  return (
    <>
      <div className="cost-head">
        <p className="cost-quiet">{said.hint}</p>
        <SegmentedControl
          aria-label={said.view}
          size="xs"
          value={view}
          onChange={setView}
          data={[
            { value: 'chart', label: said.chart },
            { value: 'table', label: said.table },
          ]}
        />
      </div>
      {view === 'chart' ? (
        <CostChart cost={cost} concern={concern} currency={currency} />
      ) : (
        <CostTable cost={cost} currency={currency} />
      )}
    </>
  );
}

/** What pay cost in the twelve months up to the one that is looked at. */
export function CostCard({ place }: { readonly place: RunPlace }) {
  const { words } = useWords();
  const currency = useCurrencies().of(place.concern);
  const { data: cost, error, refetch } = useQuery(costQuery(place));
  return (
    <section className="card cost-card" aria-label={words.pay.cost.title}>
      <h2>{words.pay.cost.title}</h2>
      {cost && <Shown cost={cost} concern={place.concern} currency={currency} />}
      {!cost &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton label={words.list.loading} />
        ))}
    </section>
  );
}
