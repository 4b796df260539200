import { chartCalls, type ChartNode } from '@muster/contract/people/chart-calls.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { above, branchesOf, cutsOf, stemOf, treeOf } from './chart-tree.ts';

/** What the server draws of one level; more are counted but not told. */
const widest = 500;

const chartQuery = (query: { readonly under?: string; readonly to?: string }) =>
  queryOptions({
    queryKey: ['people', 'chart', query],
    queryFn: ({ signal }) => call(chartCalls.read, { query }, signal),
  });

/** A chain of single people at the top is no picture: it is followed to where the tree spreads. */
const longestStem = 5;
const firstQuery = queryOptions({
  queryKey: ['people', 'chart', 'first'],
  queryFn: async ({ signal }) => {
    const { nodes: tops, total } = await call(chartCalls.read, { query: {} }, signal);
    let nodes = tops;
    for (let step = 0; step < longestStem; step += 1) {
      const known = treeOf(nodes);
      const end = known.nodes.get(stemOf(known).at(-1) ?? '');
      if (!end || end.reports === 0) break;
      const more = await call(chartCalls.read, { query: { under: end.id } }, signal);
      nodes = [...nodes, ...more.nodes];
    }
    return { nodes, total };
  },
});

const nobody: readonly ChartNode[] = [];

/** What is known of the tree, level by level as it was asked for, and who is open. */
export function useChart(found: string | undefined) {
  const { words } = useWords();
  const client = useQueryClient();
  const top = useQuery(firstQuery);
  const [later, setLater] = useState(nobody);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState<string>();
  const tree = useMemo(() => treeOf([...(top.data?.nodes ?? nobody), ...later]), [top.data, later]);
  const stem = useMemo(() => stemOf(treeOf(top.data?.nodes ?? nobody)), [top.data]);
  const isOpen = (id: string) => {
    const isTop = !tree.nodes.has(tree.nodes.get(id)?.under ?? '');
    return (turned.get(id) ?? (isTop || stem.includes(id))) && tree.below(id).length > 0;
  };

  const fetch = async (query: Parameters<typeof chartQuery>[0]) => {
    try {
      const { nodes } = await client.fetchQuery(chartQuery(query));
      setLater((known) => [...known, ...nodes]);
      return nodes;
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.state.errorTitle);
      return undefined;
    }
  };
  const toggle = async (id: string) => {
    const reports = tree.nodes.get(id)?.reports ?? 0;
    const wanted = !isOpen(id);
    const isKnown = tree.below(id).length >= Math.min(reports, widest);
    if (wanted && !isKnown && !(await fetch({ under: id }))) return;
    setTurned((before) => new Map(before).set(id, wanted));
  };
  const reach = useEffectEvent(async (id: string) => {
    const way = await fetch({ to: id });
    if (!way) return;
    if (!way.some((node) => node.id === id)) return notify.error(words.people.chart.notDrawn);
    const open = above(treeOf(way), id);
    setTurned((before) => new Map([...before, ...open.map((each) => [each, true] as const)]));
    setReached(id);
  });
  useEffect(() => {
    if (found) void reach(found);
  }, [found]);

  const branches = useMemo(
    () => branchesOf(tree, isOpen),
    // whether someone is open depends on these two alone
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [tree, turned],
  );
  return {
    top,
    tree,
    branches,
    isOpen,
    toggle,
    cuts: cutsOf(tree, isOpen, top.data?.total ?? 0),
    reached: reached === found ? reached : undefined,
  };
}
export type Chart = ReturnType<typeof useChart>;
