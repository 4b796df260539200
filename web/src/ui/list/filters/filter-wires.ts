import type { ListHandle } from '../use-list-state.ts';
import type { FilterProps } from './pick-filter.tsx';

/** Joins a filter of a list to the address, by the name under which it stands there. */
export const filterWires =
  ({ state, filter }: Pick<ListHandle, 'state' | 'filter'>, isSheet: boolean) =>
  (key: string): Omit<FilterProps, 'name'> => ({
    isSheet,
    value: state.filters[key],
    onChange: (value) => filter(key, value),
  });
