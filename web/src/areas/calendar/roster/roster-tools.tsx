import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { dayPart, showDay } from '../../../ui/text/day-text.ts';
import { FilterBar } from '../../../ui/list/filters/filter-bar.tsx';
import { SearchBox } from '../../../ui/list/filters/search-box.tsx';
import { today } from '../../../session/company-days.ts';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { earlierThan, laterThan } from './roster-span.ts';
import type { RosterView } from './roster-view.ts';

/** One inside the other: what lay inside the old choice goes with it. */
const inside = { concern: ['department', 'unit'], department: ['unit'], unit: [] } as const;
type Filter = keyof typeof inside;

interface FiltersProps {
  readonly view: RosterView;
  readonly isSheet: boolean;
}

function Filters({ view: { list }, isSheet }: FiltersProps) {
  const { organisation } = useWords().words;
  const { filters } = list.state;
  const narrowed = {
    concern: {},
    department: { concernId: filters.concern },
    unit: { departmentId: filters.department },
  };
  const choose = (name: Filter, value: string | undefined) => {
    const gone: readonly string[] = [name, ...inside[name]];
    const kept = Object.entries(filters).filter(([key]) => !gone.includes(key));
    const all = value === undefined ? kept : [...kept, [name, value]];
    list.change({ filters: Object.fromEntries(all), pageNo: 1 });
  };
  return (
    <>
      {(['concern', 'department', 'unit'] as const).map((name) => (
        <LinkFilter
          key={name}
          to={places[name]}
          within={narrowed[name]}
          name={organisation[name].one}
          isSheet={isSheet}
          value={filters[name]}
          onChange={(value) => choose(name, value)}
        />
      ))}
    </>
  );
}

/** Earlier, today, later, and how many days at once. */
export function RosterSteps({ view }: { readonly view: RosterView }) {
  const { words, say, language } = useWords();
  const { roster } = words.calendar;
  const { from, until, span, show } = view;
  const isPhone = usePhone();
  const short = dayPart(from, language, { month: 'short', day: '2-digit' });
  return (
    <div className="cal-steps">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={roster.earlier}
        onClick={() => show(earlierThan(from, span), span)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={() => show(today(), span)}>
        {roster.today}
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={roster.later}
        onClick={() => show(laterThan(from, span), span)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <strong aria-live="polite">
        {say(roster.shownDays, { from: short, until: showDay(until, language) })}
      </strong>
      {!isPhone && (
        <SegmentedControl
          aria-label={roster.span}
          data={[
            { value: 'twoWeeks', label: roster.twoWeeks },
            { value: 'month', label: roster.month },
          ]}
          value={span}
          onChange={(wanted) => show(from, wanted)}
        />
      )}
    </div>
  );
}

export function RosterFilters({ view }: { readonly view: RosterView }) {
  const { words } = useWords();
  const { list } = view;
  const { from, until, ...others } = list.state.filters;
  const count = Object.keys(others).length;
  const label = words.calendar.roster.searchPeople;
  return (
    <FilterBar
      label={label}
      search={
        <SearchBox
          label={label}
          value={list.state.search}
          onSearch={(search) => list.change({ search, pageNo: 1 }, { replace: true })}
        />
      }
      renderFilters={(isSheet) => <Filters view={view} isSheet={isSheet} />}
      count={count}
      isNarrowed={count > 0 || list.state.search !== ''}
      onClear={() =>
        list.change({
          search: '',
          filters: { ...(from && { from }), ...(until && { until }) },
          pageNo: 1,
        })
      }
      end={null}
    />
  );
}
