import '../chart/chart-drawing.css';
import { type AccessRule, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { notify } from '../../../ui/status/notify.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useWords } from '../../../words/words.ts';
import { ChartDrawing } from '../chart/chart-drawing.tsx';
import { layOut } from '../chart/chart-layout.ts';
import { ChartOutline } from '../chart/chart-outline.tsx';
import { savePicture } from '../chart/chart-picture.ts';
import { type Chart, useChart } from '../chart/chart-state.ts';
import { ChartSearch, ChartTools } from '../chart/chart-tools.tsx';
import { useChartView } from '../chart/chart-view.ts';
import { leadsPeople } from '../team.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ScreenProps {
  /** where profiles are in this panel, and who may open them there */
  readonly base: '/admin/employee' | '/employee/team';
  readonly rule: AccessRule;
}

/** Who is looked for, kept in the address. */
function useFound() {
  const { person } = useSearch({ strict: false }) as { readonly person?: string };
  const [last, setLast] = useState<Linked | null>(null);
  const navigate = useNavigate();
  return {
    found: person,
    nameOf: (chart: Chart, id: string) =>
      last?.id === id ? last.name : chart.tree.nodes.get(id)?.name,
    find: (wanted: Linked | null) => {
      setLast(wanted);
      void navigate({ to: '.', search: wanted ? { person: wanted.id } : {}, resetScroll: false });
    },
  };
}

/** Said wherever not everyone of a level is told. */
function Cuts({ chart }: { readonly chart: Chart }) {
  const { words, say } = useWords();
  const { cut, cutUnder } = words.people.chart;
  return chart.cuts.map(({ name, shown, total }) => (
    <p key={name ?? ''} className="chart-cut" aria-live="polite">
      {name ? say(cutUnder, { name, shown, total }) : say(cut, { shown, total })}
    </p>
  ));
}

interface ShownProps {
  readonly chart: Chart;
  readonly base: string | undefined;
  readonly search: ReactNode;
}

function Drawn({ chart, base, search }: ShownProps) {
  const { words, say } = useWords();
  const { chart: told } = words.people;
  const layout = useMemo(() => layOut(chart.branches), [chart.branches]);
  const view = useChartView(layout);
  const picture = () =>
    savePicture(layout, chart.tree.nodes, (number) => say(words.list.number, { number })).catch(
      () => notify.error(told.pictureFailed),
    );
  return (
    <>
      <PageHead
        title={told.title}
        note={`${told.note} ${say(told.shown, { count: layout.boxes.length })}.`}
        actions={
          <>
            {search}
            <ChartTools view={view} onPicture={() => void picture()} />
          </>
        }
      />
      <Cuts chart={chart} />
      <ChartDrawing chart={chart} layout={layout} view={view} base={base} />
      <p className="chart-keys">{told.keys}</p>
    </>
  );
}

function Listed({ chart, base, search }: ShownProps) {
  const { chart: told } = useWords().words.people;
  return (
    <>
      <PageHead title={told.title} note={told.note} actions={search} />
      <Cuts chart={chart} />
      <ChartOutline chart={chart} base={base} />
    </>
  );
}

function ChartScreen({ base, rule }: ScreenProps) {
  const { words } = useWords();
  const { chart: told } = words.people;
  useTitle(told.title, words.frame.brand);
  const isPhone = usePhone();
  const capacities = useSession(({ user }) => user?.capacities);
  const { found, find, nameOf } = useFound();
  const chart = useChart(found);
  const { data, error, refetch } = chart.top;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  if (data.nodes.length === 0 && chart.branches.length === 0)
    return (
      <>
        <PageHead title={told.title} />
        <EmptyState title={told.emptyTitle} hint={told.emptyHint} />
      </>
    );
  const name = found && nameOf(chart, found);
  const value = found && name ? { id: found, name } : null;
  const mayOpen = scopesOf(rule, capacities ?? []).size > 0;
  const shown = {
    chart,
    base: mayOpen ? base : undefined,
    search: <ChartSearch value={value} onChange={find} />,
  };
  return isPhone ? <Listed {...shown} /> : <Drawn {...shown} />;
}

export const CompanyChartScreen = () => (
  <ChartScreen base="/admin/employee" rule={peopleCalls.list.access} />
);

export const ColleaguesChartScreen = () => <ChartScreen base="/employee/team" rule={leadsPeople} />;
