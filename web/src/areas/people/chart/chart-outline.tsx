import './chart-drawing.css';
import type { ChartNode } from '@muster/contract/people/chart-calls.ts';
import { useEffect, useRef } from 'react';
import { ChartCount, ChartPerson } from './chart-card.tsx';
import type { ChartBranch } from './chart-layout.ts';
import type { Chart } from './chart-state.ts';

interface ChartOutlineProps {
  readonly chart: Chart;
  readonly base: string | undefined;
}

function Row({ node, chart, base }: ChartOutlineProps & { readonly node: ChartNode }) {
  const isFound = node.id === chart.reached;
  return (
    <div className="chart-row" data-found={isFound || undefined}>
      <ChartPerson node={node} profile={base && `${base}/${node.id}`} />
      <ChartCount
        node={node}
        isOpen={chart.isOpen(node.id)}
        onToggle={(id) => void chart.toggle(id)}
      />
    </div>
  );
}

function Level({
  branches,
  ...props
}: ChartOutlineProps & { readonly branches: readonly ChartBranch[] }) {
  return (
    <ul>
      {branches.map(({ id, below }) => {
        const node = props.chart.tree.nodes.get(id);
        return (
          <li key={id}>
            {node && <Row node={node} {...props} />}
            {below.length > 0 && <Level branches={below} {...props} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The same tree as an indented list, for a narrow screen. */
export function ChartOutline(props: ChartOutlineProps) {
  const { reached } = props.chart;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reached) list.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'center' });
  }, [reached]);
  return (
    <div ref={list} className="chart-outline">
      <Level branches={props.chart.branches} {...props} />
    </div>
  );
}
