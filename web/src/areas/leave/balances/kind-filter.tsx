import { useQuery } from '@tanstack/react-query';
import { type FilterProps, PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { allTypesQuery } from '../queries.ts';

/** By a kind of leave, also one out of use. */
export function KindFilter(filter: FilterProps) {
  const { data } = useQuery(allTypesQuery);
  const options = data?.map(({ id, fullName }) => ({ value: id, label: fullName })) ?? [];
  return <PickFilter {...filter} options={options} />;
}
