import '../month/month.css';
import type { ShownInMonth } from '@muster/contract/leave/calls/month-calls.ts';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { useSession } from '../../../session/session.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { useWords } from '../../../words/words.ts';
import { FeedDialog } from '../month/feed-dialog.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { leadsInLeave } from '../team.ts';
import { MonthGrid } from '../month/month-grid.tsx';
import { DayLines, MonthList } from '../month/month-list.tsx';
import { gridOf } from '../month/month-weeks.ts';
import { type MonthView, useMonthView, type Whose, whoseKinds } from '../month/use-month-view.ts';
import { monthQuery } from '../queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ViewProps {
  readonly view: MonthView;
}

function MonthSteps({ view }: ViewProps) {
  const { words, language } = useWords();
  const { month: said } = words.leave;
  const step = { variant: 'default', size: 36 } as const;
  return (
    <div className="month-steps">
      <ActionIcon
        {...step}
        aria-label={said.earlier}
        aria-keyshortcuts="PageUp"
        onClick={view.earlier}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <h2 aria-live="polite">
        {dayPart(`${view.month}-01`, language, { month: 'long', year: 'numeric' })}
      </h2>
      <ActionIcon
        {...step}
        aria-label={said.later}
        aria-keyshortcuts="PageDown"
        onClick={view.later}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Button variant="default" aria-keyshortcuts="T" onClick={view.toToday}>
        {said.today}
      </Button>
    </div>
  );
}

interface WhoseProps extends ViewProps {
  readonly offered: readonly Whose[];
  readonly mayPick: boolean;
}

function WhoseLeave({ view, offered, mayPick }: WhoseProps) {
  const { words } = useWords();
  const { month: said, application } = words.leave;
  return (
    <div className="month-whose">
      {offered.length > 1 && (
        <SegmentedControl
          size="sm"
          aria-label={said.whose}
          data={offered.map((value) => ({ value, label: said[value] }))}
          value={view.whose}
          onChange={(whose) => view.setWhose(whose)}
        />
      )}
      {mayPick && (
        <PersonFilter
          name={application.person}
          isSheet={false}
          value={view.employeeId}
          onChange={view.setPerson}
        />
      )}
    </div>
  );
}

/** The colours that this month has, each with its word. */
function Legend({ shown }: { readonly shown: readonly ShownInMonth[] }) {
  const { month: said } = useWords().words.leave;
  const kinds = new Map<string, string>();
  for (const { what, type, colour } of shown)
    if (what === 'leave') kinds.set(type || said.away, colour);
  const holiday = shown.find(({ what }) => what === 'holiday');
  if (holiday) kinds.set(said.holiday, holiday.colour);
  return (
    <ul className="month-legend" aria-label={said.legend}>
      {[...kinds].map(([name, colour]) => (
        <li key={name}>
          <i style={{ backgroundColor: colour }} /> {name}
        </li>
      ))}
    </ul>
  );
}

interface DayDialogProps {
  readonly day: string | undefined;
  readonly shown: readonly ShownInMonth[];
  readonly onClose: () => void;
}

/** All of one day, where the grid has no room for it. */
function DayDialog({ day, shown, onClose }: DayDialogProps) {
  const { language } = useWords();
  const { shown: last, forget } = useLingering(day);
  if (!last) return null;
  return (
    <FormDialog
      wanted={day !== undefined}
      title={dayPart(last, language, { dateStyle: 'full' })}
      onClose={onClose}
      onClosed={forget}
    >
      <div className="month-whole-day">
        <DayLines shown={shown.filter((one) => one.from <= last && one.until >= last)} day={last} />
      </div>
    </FormDialog>
  );
}

function MonthShown({ view }: ViewProps) {
  const { words } = useWords();
  const isPhone = usePhone();
  const [day, setDay] = useState<string>();
  const { month, now, whose, employeeId } = view;
  const { from, until } = gridOf(month);
  const days = { startDate: from, endDate: until };
  const { data, error, refetch } = useQuery(
    monthQuery(employeeId ? { ...days, employeeId } : { ...days, whose }),
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  return (
    <>
      <Legend shown={data} />
      {isPhone ? (
        <MonthList month={month} now={now} shown={data} />
      ) : (
        <MonthGrid month={month} now={now} shown={data} onDay={setDay} />
      )}
      <DayDialog day={day} shown={data} onClose={() => setDay(undefined)} />
    </>
  );
}

/** Only while the focus is in the calendar, and not while something is typed there. */
function keysOf(view: MonthView) {
  const deeds: Readonly<Record<string, () => void>> = {
    PageUp: view.earlier,
    PageDown: view.later,
    t: view.toToday,
    T: view.toToday,
  };
  return (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    const deed = isTyping || event.ctrlKey || event.metaKey ? undefined : deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}

interface MonthScreenProps {
  readonly usual: Whose;
  readonly offered: readonly Whose[];
  readonly mayPick: boolean;
}

function MonthScreen({ usual, offered, mayPick }: MonthScreenProps) {
  const { month: said } = useWords().words.leave;
  const hasRecord = useSession((session) => Boolean(session.user?.employeeId));
  const view = useMonthView(usual);
  return (
    // the keys belong to the calendar as a whole, whichever of its buttons has the focus
    <div className="month-page" role="presentation" onKeyDown={keysOf(view)}>
      <PageHead title={said.title} note={said.note} actions={hasRecord && <FeedDialog />} />
      <div className="month-tools">
        <MonthSteps view={view} />
        <WhoseLeave view={view} offered={offered} mayPick={mayPick} />
      </div>
      <MonthShown view={view} />
      <p className="month-how on-desk">{said.howTo}</p>
    </div>
  );
}

export function AdminMonthScreen() {
  const hasRecord = useSession((session) => Boolean(session.user?.employeeId));
  return <MonthScreen usual="all" offered={hasRecord ? whoseKinds : ['all']} mayPick />;
}

export function OwnMonthScreen() {
  const leads = useMayCall({ access: leadsInLeave });
  return (
    <MonthScreen usual="team" offered={leads ? whoseKinds : ['self', 'team']} mayPick={false} />
  );
}
