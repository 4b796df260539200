import { Fragment } from 'react';
import { StatusFilter } from '../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../ui/list/use-list-state.ts';
import { inputOf } from './inputs.tsx';
import { type RecordScreen, useRecordWords } from './record-screen.ts';

interface EntityFiltersProps {
  readonly screen: RecordScreen;
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

/** One for each field that is declared to filter by, and whether the record is still in use. */
export function EntityFilters({ screen, list, isSheet }: EntityFiltersProps) {
  const { fieldName, contextOf } = useRecordWords(screen);
  const { filters, active } = list.state;
  return (
    <>
      {Object.entries(screen.entity.fields)
        .filter(([, field]) => field.filter)
        .map(([key, field]) => (
          <Fragment key={key}>
            {inputOf(field).filter(field, contextOf(key), {
              name: fieldName(key),
              isSheet,
              value: filters[key],
              onChange: (value) => list.filter(key, value),
            })}
          </Fragment>
        ))}
      <StatusFilter
        isSheet={isSheet}
        value={active}
        onChange={(wanted) => list.change({ pageNo: 1, active: wanted })}
      />
    </>
  );
}
