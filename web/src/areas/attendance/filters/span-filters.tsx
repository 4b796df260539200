import { DayFilter } from '../../../ui/list/filters/day-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { WhoFilters } from './who-filters.tsx';

interface SpanFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  /** what is shown where nothing was chosen */
  readonly usual: { readonly from: string; readonly until: string };
}

/** From a day to a day, and of whom. */
export function SpanFilters({ list, isSheet, usual }: SpanFiltersProps) {
  const { fields } = useWords().words.attendance;
  const { filters } = list.state;
  return (
    <>
      {(['from', 'until'] as const).map((key) => (
        <DayFilter
          key={key}
          name={fields[key]}
          isSheet={isSheet}
          value={filters[key] ?? usual[key]}
          onChange={(day) => list.filter(key, day === usual[key] ? undefined : day)}
        />
      ))}
      <WhoFilters list={list} isSheet={isSheet} />
    </>
  );
}
