import type { GateSummary } from '@muster/contract/pay/gate/gate-calls.ts';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { shareChange } from '../runs/change-text.ts';
import type { GateContext } from './gate-context.ts';
import { gateComponentsQuery } from './gate-queries.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly amount: bigint;
  readonly before: bigint;
}

interface SumsProps {
  readonly rows: readonly Row[];
  readonly total?: Row;
  /** what the rows are */
  readonly first: string;
  readonly heading: string;
  readonly gate: GateContext;
}

function Sums({ rows, total, first, heading, gate }: SumsProps) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const show = ({ key, name, amount, before }: Row) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td className="num">{groupedAmount(amount, language, gate.currency)}</td>
      <td className="num">{shareChange(amount, before, language)}</td>
    </tr>
  );
  return (
    <table className="gate-sums">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className="num">
            {heading}
          </th>
          <th scope="col" className="num">
            {say(said.to, { month: gate.shortBefore })}
          </th>
        </tr>
      </thead>
      <tbody>{rows.map(show)}</tbody>
      {total && <tfoot>{show(total)}</tfoot>}
    </table>
  );
}

function Components({ gate }: { readonly gate: GateContext }) {
  const { words, language } = useWords();
  const { data, error, refetch } = useQuery(gateComponentsQuery(gate.runId));
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h={160} />
    );
  const rows = data.map(({ component, localName, kind, amount, before }) => ({
    key: `${component.id} ${kind}`,
    name: language === 'bn' && localName ? localName : component.name,
    amount: kind === 'Deduction' ? -amount : amount,
    before: kind === 'Deduction' ? -before : before,
  }));
  const { amount, component: first } = words.pay.gate;
  return <Sums rows={rows} first={first} heading={amount} gate={gate} />;
}

/** What each department, or each component, comes to beside the month before. */
export function GateTotals({
  summary,
  gate,
}: {
  readonly summary: GateSummary;
  readonly gate: GateContext;
}) {
  const said = useWords().words.pay.gate;
  const [by, setBy] = useState('department');
  const rows = summary.departments.map(({ department, net, before }) => ({
    key: department?.id ?? '',
    name: department?.name ?? said.noDepartment,
    amount: net,
    before,
  }));
  const total = {
    key: 'total',
    name: said.total,
    amount: summary.run.net,
    before: summary.before?.net ?? 0n,
  };
  return (
    <section className="card gate-card" aria-label={said.netPay}>
      <SegmentedControl
        aria-label={said.show}
        size="xs"
        fullWidth
        value={by}
        onChange={setBy}
        data={[
          { value: 'department', label: said.byDepartment },
          { value: 'component', label: said.byComponent },
        ]}
      />
      {by === 'department' ? (
        <Sums rows={rows} total={total} first={said.department} heading={said.netPay} gate={gate} />
      ) : (
        <Components gate={gate} />
      )}
    </section>
  );
}
