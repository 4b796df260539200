import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { DayRow, DayStatus } from '@muster/contract/attendance/attendance-rows.ts';
import type { Team } from '@muster/contract/people/people-calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconCalendarMonth, IconClockCheck, IconClockEdit, IconClockX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import type { ListState } from '../../../ui/list/list-state.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { nothingChosen, useSelection } from '../../../ui/list/filters/use-selection.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { dailyColumns } from '../today/daily-columns.tsx';
import { DailyTiles } from '../today/daily-tiles.tsx';
import { EntryDialog, type EntryFor } from '../entries/entry-dialog.tsx';
import { EntryLines } from '../entries/entry-lines.tsx';
import { ExcuseDialog, type Late } from '../requests/excuse-dialog.tsx';
import { PersonDrawer } from '../month/person-month.tsx';
import { DaySteps } from '../month/steps.tsx';
import { useExcuses } from '../requests/use-excuses.ts';
import { useMayEnter } from '../entries/use-may-enter.ts';
import { timeIn } from '../day/wall-time.ts';
import { WhoFilters } from '../filters/who-filters.tsx';
import { dailyQuery, dailyShape, narrowing } from '../queries.ts';
import { useToday, useZone } from '../../../session/company-days.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

const lateOf = ({ employee, day, late }: DayRow): Late => ({
  id: employee.id,
  name: employee.name,
  day,
  late,
});

const entryOf = ({ employee, day, inAt, outAt }: DayRow, zone: string): EntryFor => ({
  day,
  ids: [employee.id],
  name: employee.name,
  ...(inAt && {
    times: { inTime: timeIn(inAt, zone), outTime: outAt ? timeIn(outAt, zone) : '' },
  }),
});

/** All whom the list shows on the day, on every page of it. */
const wholeDay = ({ filters, search }: ListState): EntryFor['filters'] => {
  const { concern, department, designation, status } = filters;
  return {
    concern,
    department,
    designation,
    status: status as DayStatus | undefined,
    search: search || undefined,
  };
};

interface RowActionsProps {
  readonly row: DayRow;
  readonly onOpen: () => void;
  readonly onExcuse: (late: Late) => void;
  /** none: the reader enters for nobody */
  readonly onEnter: (() => void) | undefined;
}

function RowActions({ row, onOpen, onExcuse, onEnter }: RowActionsProps) {
  const { daily, entry } = useWords().words.attendance;
  const { may, takeBack } = useExcuses();
  const isOurs = may && row.late > 0 && !row.isLocked;
  return (
    <>
      <Menu.Item
        leftSection={<IconCalendarMonth {...icon} />}
        onClick={() => afterFocusReturned(onOpen)}
      >
        {daily.openMonth}
      </Menu.Item>
      {onEnter && !row.isLocked && (
        <Menu.Item
          leftSection={<IconClockEdit {...icon} />}
          onClick={() => afterFocusReturned(onEnter)}
        >
          {entry.openOne}
        </Menu.Item>
      )}
      {isOurs && !row.isWaived && (
        <Menu.Item
          leftSection={<IconClockCheck {...icon} />}
          onClick={() => afterFocusReturned(() => onExcuse(lateOf(row)))}
        >
          {daily.excuse}
        </Menu.Item>
      )}
      {isOurs && row.isWaived && (
        <Menu.Item
          leftSection={<IconClockX {...icon} />}
          onClick={() => void takeBack(lateOf(row))}
        >
          {daily.unexcuse}
        </Menu.Item>
      )}
    </>
  );
}

interface DailyProps {
  readonly name: string;
  readonly title: string;
  readonly empty: string;
  readonly team?: Team;
  readonly renderFilters?: (list: ListHandle, isSheet: boolean) => ReactNode;
}

/** A day of everyone within reach. */
function Daily({ name, title, empty, team, renderFilters }: DailyProps) {
  const { words, language } = useWords();
  const { attendance } = words;
  const zone = useZone();
  const list = useListState(dailyShape);
  const answer = useQuery(dailyQuery(list.state, team));
  const [excusing, setExcusing] = useState<Late>();
  const [entering, setEntering] = useState<EntryFor>();
  const mayEnter = useMayEnter();
  const selection = useSelection(list.state);
  const today = useToday();
  const { date = today, status } = list.state.filters;
  const file = useExport(attendance.daily.title, (format, chosen?: ReadonlySet<string>) =>
    call(attendanceCalls.dailyFile, {
      query: {
        ...narrowing<typeof attendanceCalls.dailyFile>(list.state),
        team,
        ids: chosen && [...chosen].join(','),
        format,
      },
    }),
  );
  return (
    <>
      <ListScreen
        name={name}
        title={title}
        within={{
          entity: withinSentence(attendance.fields.person),
          entities: withinSentence(attendance.fields.people),
        }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={
          <>
            <DaySteps day={date} today={today} onDay={(day) => list.filter('date', day)} />
            {mayEnter && <EntryLines day={date} />}
            <DailyTiles
              totals={answer.data?.totals}
              chosen={status}
              onChoose={(chosen) => list.filter('status', chosen)}
            />
          </>
        }
        emptyHint={empty}
        columns={dailyColumns({ words, language, zone })}
        renderFilters={renderFilters && ((isSheet) => renderFilters(list, isSheet))}
        rowId={({ employee }) => employee.id}
        rowLabel={({ employee }) => employee.name}
        {...list.opening(({ employee }: DayRow) => employee.id)}
        onAdd={undefined}
        selection={mayEnter ? selection : undefined}
        renderBulk={(chosen) => (
          <button type="button" onClick={() => setEntering({ day: date, ids: [...chosen] })}>
            <IconClockEdit {...icon} />
            <span>{attendance.entry.open}</span>
          </button>
        )}
        actions={
          mayEnter && (
            <Button
              variant="default"
              leftSection={<IconClockEdit {...icon} />}
              onClick={() => setEntering({ day: date, filters: wholeDay(list.state) })}
            >
              {attendance.entry.open}
            </Button>
          )
        }
        onExport={(format, _columns, chosen) => void file.start(format, chosen)}
        isExporting={file.isBusy}
        renderMenu={(row) => (
          <RowActions
            row={row}
            onOpen={() => list.open(row.employee.id)}
            onExcuse={setExcusing}
            onEnter={mayEnter ? () => setEntering(entryOf(row, zone)) : undefined}
          />
        )}
      />
      <PersonDrawer id={list.state.open} day={date} onClose={list.close} />
      <EntryDialog
        of={entering}
        onClose={() => {
          setEntering(undefined);
          selection.choose(nothingChosen);
        }}
      />
      <ExcuseDialog late={excusing} onClose={() => setExcusing(undefined)} />
    </>
  );
}

export function DailyScreen() {
  const { daily } = useWords().words.attendance;
  return (
    <Daily
      name="daily-attendance"
      title={daily.title}
      empty={daily.empty}
      renderFilters={(list, isSheet) => <WhoFilters list={list} isSheet={isSheet} />}
    />
  );
}

/** For managers: how those below them stand on a day. */
export function TeamAttendanceScreen() {
  const { team } = useWords().words.attendance;
  return <Daily name="team-attendance" title={team.title} empty={team.empty} team="all" />;
}
