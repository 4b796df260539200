import { useQuery } from '@tanstack/react-query';
import { type FilterProps, PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { useWords } from '../../../words/words.ts';
import { monthBonusesQuery } from './bonus-queries.ts';

interface FestivalFilterProps extends Omit<FilterProps, 'name'> {
  readonly place: Parameters<typeof monthBonusesQuery>[0];
}

/** One bonus of those of a month, by its festival. */
export function FestivalFilter({ place, ...filter }: FestivalFilterProps) {
  const { words } = useWords();
  const { data: bonuses = [] } = useQuery(monthBonusesQuery(place));
  const options = bonuses.map(({ id, title, concern }) => ({
    value: id,
    label: place.concern ? (title ?? '') : `${title ?? ''}, ${concern.name}`,
  }));
  return <PickFilter {...filter} name={words.pay.bonus.fields.festival} options={options} />;
}
