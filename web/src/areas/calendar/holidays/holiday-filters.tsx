import { holidayTypes } from '@muster/contract/calendar/holiday-calls.ts';
import { Select } from '@mantine/core';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { PickFilter, StatusFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { showYear } from './show-year.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';

interface HolidayFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  readonly year: number;
  readonly thisYear: number;
}

/** Some years back for looking, some ahead for planning. */
const years = (around: number) => Array.from({ length: 9 }, (_, at) => String(around - 5 + at));

/** There is always a year: without one in the address it is this one. */
function YearFilter({ list, isSheet, year, thisYear }: HolidayFiltersProps) {
  const { words, language } = useWords();
  const { holidays } = words.calendar;
  return (
    <Select
      className="list-filter"
      label={isSheet ? holidays.year : undefined}
      aria-label={holidays.year}
      data={[...new Set([...years(thisYear), String(year)])].toSorted().map((value) => ({
        value,
        label: showYear(Number(value), language),
      }))}
      value={String(year)}
      allowDeselect={false}
      onChange={(chosen) =>
        list.filter('year', chosen === String(thisYear) ? undefined : (chosen ?? undefined))
      }
      {...plainOptions}
    />
  );
}

export function HolidayFilters(props: HolidayFiltersProps) {
  const { list, isSheet } = props;
  const { words } = useWords();
  const { holiday, holidays } = words.calendar;
  const { filters, active } = list.state;
  return (
    <>
      <YearFilter {...props} />
      <PickFilter
        name={holiday.fields.type}
        isSheet={isSheet}
        options={holidayTypes.map((value) => ({ value, label: holidays.types[value] }))}
        value={filters.type}
        onChange={(type) => list.filter('type', type)}
      />
      <LinkFilter
        to={places.location}
        name={words.organisation.location.one}
        isSheet={isSheet}
        value={filters.location}
        onChange={(id) => list.filter('location', id)}
      />
      <StatusFilter
        isSheet={isSheet}
        value={active}
        onChange={(wanted) => list.change({ pageNo: 1, active: wanted })}
      />
    </>
  );
}
