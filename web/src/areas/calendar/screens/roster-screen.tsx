import '../calendar.css';
import '../roster/roster.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExport } from '../../../api/use-export.ts';
import { ExportButton } from '../../../ui/list/views/export-menu.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { TableFoot } from '../../../ui/table/table-foot.tsx';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { useWords } from '../../../words/words.ts';
import { type GridSelection, daysChosen, holidaysChosen } from '../roster/grid-selection.ts';
import { RosterGrid } from '../roster/roster-grid.tsx';
import { RosterLegend } from '../roster/roster-legend.tsx';
import { RosterLinks } from '../roster/roster-links.tsx';
import { RosterFilters, RosterSteps } from '../roster/roster-tools.tsx';
import { type RosterView, useRosterView } from '../roster/roster-view.ts';
import { SetDaysBar } from '../roster/set-days-bar.tsx';
import { allShifts, exportRoster, gridQuery } from '../queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

function Days({ view }: { readonly view: RosterView }) {
  const { words } = useWords();
  const { roster } = words.calendar;
  const answer = useQuery(gridQuery(view.asked));
  const shifts = new Map(useQuery(allShifts).data?.map((shift) => [shift.id, shift]));
  const [chosen, setChosen] = useState<GridSelection>();
  if (answer.error) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <PageSkeleton label={words.list.loading} />;
  const { rows, total } = answer.data;
  if (total === 0) return <EmptyState title={roster.nobody} hint={roster.nobodyHint} />;
  const { pageNo, limit } = view.list.state;
  const maySet = rows.some(({ can }) => can.set);
  return (
    <>
      <RosterGrid
        rows={rows}
        days={rows[0]?.days.map(({ day }) => day) ?? []}
        shifts={shifts}
        isStale={answer.isPlaceholderData}
        chosen={maySet ? chosen : undefined}
        onChoose={setChosen}
      />
      <TableFoot
        view={{ pageNo, limit, sort: { key: '', descending: false } }}
        total={total}
        onView={(page) => {
          setChosen(undefined);
          view.list.change({ pageNo: page.pageNo ?? 1, ...(page.limit && { limit: page.limit }) });
        }}
      />
      <RosterLegend cells={rows.flatMap(({ days }) => days)} shifts={shifts} />
      {maySet && <p className="cal-how on-desk">{roster.howTo}</p>}
      <SetDaysBar
        days={daysChosen(rows, chosen)}
        holidays={holidaysChosen(rows, chosen)}
        shifts={shifts}
        onDone={() => setChosen(undefined)}
      />
    </>
  );
}

/** Who works when. */
export function RosterScreen() {
  const { words, say } = useWords();
  const { roster } = words.calendar;
  const view = useRosterView();
  const { data } = useQuery(gridQuery(view.asked));
  const shown = useShownCount();
  const file = useExport(roster.title, (format) => exportRoster(view.asked, format));
  const note = data ? say(roster.people, { count: shown(data.total) }) : words.list.loading;
  return (
    <>
      <PageHead
        title={roster.title}
        note={note}
        actions={
          <>
            <RosterLinks />
            <ExportButton
              isBusy={file.isBusy}
              isEmpty={!data?.total}
              onExport={(format) => void file.start(format)}
            />
          </>
        }
      />
      <RosterSteps view={view} />
      <RosterFilters view={view} />
      <Days key={`${view.from} ${view.span}`} view={view} />
    </>
  );
}
