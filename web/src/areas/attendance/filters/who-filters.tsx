import { LinkFilter } from '../../../api/links/link-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';

interface WhoFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

/** Whom a report is about; a department lies in its concern. One person is found by the search. */
export function WhoFilters({ list, isSheet }: WhoFiltersProps) {
  const { fields } = useWords().words.attendance;
  const { filters } = list.state;
  const choose = (key: string) => (value: string | undefined) => {
    const gone = key === 'concern' ? [key, 'department'] : [key];
    const kept = Object.entries(filters).filter(([name]) => !gone.includes(name));
    const all = value === undefined ? kept : [...kept, [key, value]];
    list.change({ filters: Object.fromEntries(all), pageNo: 1 });
  };
  return (
    <>
      {(['concern', 'department', 'designation'] as const).map((key) => (
        <LinkFilter
          key={key}
          to={places[key]}
          within={key === 'department' ? { concernId: filters.concern } : undefined}
          name={fields[key]}
          isSheet={isSheet}
          value={filters[key]}
          onChange={choose(key)}
        />
      ))}
    </>
  );
}
