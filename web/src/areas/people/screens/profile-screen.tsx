import '../../../ui/list/filters/filters.css';
import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { DayFilter } from '../../../ui/list/filters/day-filter.tsx';
import { NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { today } from '../../../session/company-days.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useRooms } from '../../../wiring/web-room.ts';
import { useWords } from '../../../words/words.ts';
import { AsOfBanner } from '../history/as-of-banner.tsx';
import { ProfileBase } from '../profile/profile-base.ts';
import { ProfileHead } from '../profile/profile-head.tsx';
import { profileTabs } from '../profile/profile-tabs.ts';
import { personQuery } from '../people-queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

/** The day that is shown, kept in the address; none: today. */
function useAsOf() {
  const { asOf } = useSearch({ strict: false }) as { readonly asOf?: string };
  const navigate = useNavigate();
  return {
    asOf: isBusinessDay(asOf) ? asOf : undefined,
    setAsOf: (wanted: string | undefined) =>
      void navigate({ to: '.', search: wanted ? { asOf: wanted } : {}, resetScroll: false }),
  };
}

interface ScreenProps {
  /** where profiles are in this panel */
  readonly base: '/admin/employee' | '/employee/team';
}
type AsOf = ReturnType<typeof useAsOf>;

function AsOfPicker({ asOf, setAsOf }: AsOf) {
  const { list } = useWords().words.people;
  return (
    <DayFilter
      name={list.asOf}
      placeholder={list.asOfToday}
      isSheet={false}
      value={asOf}
      onChange={setAsOf}
    />
  );
}

/** On a phone the tabs are longer than the screen: the one that is open is brought to its middle. */
function useTabInSight(path: string | undefined) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = bar.current?.querySelector('nav');
    const open = row?.querySelector<HTMLElement>(`[aria-current][href*="/${path}"]`);
    if (!row || !open) return;
    const gap = (row.clientWidth - open.offsetWidth) / 2;
    row.scrollLeft = open.offsetLeft - row.offsetLeft - gap;
  }, [path]);
  return bar;
}

function Profile({ person, base, ...shown }: ScreenProps & AsOf & { readonly person: Employee }) {
  const { words, say, language } = useWords();
  const { profile } = words.people;
  const { tab: path } = useParams({ strict: false });
  useTitle(person.name, words.frame.brand);
  const bar = useTabInSight(path);
  const reader = useSession((session) => session.user);
  const others = useRooms().flatMap(({ employeeTabs = [] }) => employeeTabs);
  const tabs = [
    ...profileTabs.filter(({ isTold }) => isTold(person)),
    ...others.filter(
      ({ isTold }) => base === '/admin/employee' && reader && isTold(person, reader),
    ),
  ];
  const tab = tabs.find((each) => each.path === path);
  const { asOf, setAsOf } = shown;
  if (!tab)
    return <Navigate to={`${base}/${person.id}/${tabs[0]?.path ?? ''}`} search={true} replace />;
  const told = { name: person.name, day: showDay(asOf ?? today(), language) };
  return (
    <ProfileBase value={base}>
      {asOf && (
        <AsOfBanner
          text={say(asOf > today() ? profile.asOfFuture : profile.asOfPast, told)}
          onToday={() => setAsOf(undefined)}
        />
      )}
      <ProfileHead person={person} isToday={!asOf} isDesk={base === '/admin/employee'} />
      <div className="profile-bar" ref={bar}>
        <TabLinks
          label={person.name}
          tabs={tabs.map((each) => ({
            path: `${base}/${person.id}/${each.path}`,
            label: each.label(words),
          }))}
        />
        {person.projection !== 'directory' && <AsOfPicker {...shown} />}
      </div>
      <tab.Tab key={`${person.id} ${asOf ?? ''}`} person={person} isToday={!asOf} />
    </ProfileBase>
  );
}

/** Nobody is there: not at all, or not yet on that day. */
function Nobody({ base, error, asOf, setAsOf }: ScreenProps & AsOf & { readonly error: unknown }) {
  const { words, say, language } = useWords();
  const { people } = words;
  if (asOf)
    return (
      <NotFound
        title={people.profile.notYet}
        hint={say(people.profile.notYetHint, { day: showDay(asOf, language) })}
        action={
          <Button variant="default" onClick={() => setAsOf(undefined)}>
            {people.list.backToToday}
          </Button>
        }
      />
    );
  return (
    <NotFound
      title={words.state.notFoundTitle}
      hint={sentenceOf(error, words)}
      action={
        <Button component={Link} to={base} variant="default">
          {base === '/employee/team' ? people.team.title : people.employee.many}
        </Button>
      }
    />
  );
}

function ProfileScreen({ base }: ScreenProps) {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const shown = useAsOf();
  const { data, error, refetch } = useQuery(personQuery(id, shown.asOf));
  if (data) return <Profile key={id} person={data} base={base} {...shown} />;
  if (isRefusal(error, notFound)) return <Nobody base={base} error={error} {...shown} />;
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

export const EmployeeScreen = () => <ProfileScreen base="/admin/employee" />;

export const TeamMemberScreen = () => <ProfileScreen base="/employee/team" />;
