import { jobStates } from '@muster/contract/kernel/job-state.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { jobKind } from './job-state.tsx';

interface JobFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  /** those there are */
  readonly kinds: readonly string[];
}

export function JobFilters({ list, isSheet, kinds }: JobFiltersProps) {
  const { words } = useWords();
  const { fields, states } = words.administration.jobs;
  const { filters } = list.state;
  // what the address asks for is among them in any case
  const known = [...new Set([...kinds, ...(filters.kind ? [filters.kind] : [])])];
  return (
    <>
      <PickFilter
        name={fields.state}
        isSheet={isSheet}
        options={jobStates.map((value) => ({ value, label: states[value] }))}
        value={filters.state}
        onChange={(state) => list.filter('state', state)}
      />
      <PickFilter
        name={fields.kind}
        isSheet={isSheet}
        options={known.map((value) => ({ value, label: jobKind(value, words) }))}
        value={filters.kind}
        onChange={(kind) => list.filter('kind', kind)}
      />
    </>
  );
}
