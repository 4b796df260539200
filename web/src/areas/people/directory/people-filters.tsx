import './people.css';
import { employmentTypes } from '@muster/contract/people/employee.ts';
import { statuses } from '@muster/contract/people/profile/life.ts';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import type { Within } from '../../../api/links/use-links.ts';
import { DayFilter } from '../../../ui/list/filters/day-filter.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { filtersAfter } from './narrowing.ts';

interface PeopleFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

/** What each filter needs besides its name; choosing one narrows those inside it. */
const wiresOf =
  ({ list, isSheet }: PeopleFiltersProps) =>
  (key: string) => ({
    isSheet,
    value: list.state.filters[key],
    onChange: (value: string | undefined) =>
      list.change({ filters: filtersAfter(list.state.filters, key, value), pageNo: 1 }),
  });

interface PlaceProps extends PeopleFiltersProps {
  readonly field: keyof typeof places;
  readonly filter: string;
  readonly within?: Within;
}

function PlaceFilter({ field, filter, within, ...props }: PlaceProps) {
  const { fields } = useWords().words.people.employee;
  return (
    <LinkFilter
      to={places[field]}
      within={within}
      name={fields[field]}
      {...wiresOf(props)(filter)}
    />
  );
}

/** What is asked for most, always in sight. */
function FirstFilters(props: PeopleFiltersProps) {
  const { words } = useWords();
  const { employee, values, list } = words.people;
  const wires = wiresOf(props);
  const { concern } = props.list.state.filters;
  return (
    <>
      <PlaceFilter
        {...props}
        field="departmentId"
        filter="department"
        within={{ concernId: concern }}
      />
      <PlaceFilter {...props} field="designationId" filter="designation" />
      <PickFilter
        name={employee.fields.status}
        options={statuses.map((value) => ({ value, label: values.status[value] }))}
        {...wires('status')}
      />
      <DayFilter name={list.asOf} placeholder={list.asOfToday} {...wires('asOf')} />
    </>
  );
}

const more = [
  'concern',
  'unit',
  'subUnit',
  'category',
  'employmentType',
  'location',
  'region',
  'area',
  'lineManager',
];

function MoreFilters(props: PeopleFiltersProps) {
  const { words } = useWords();
  const { employee, values } = words.people;
  const wires = wiresOf(props);
  const { department, unit, region } = props.list.state.filters;
  return (
    <>
      <PlaceFilter {...props} field="concernId" filter="concern" />
      <PlaceFilter {...props} field="unitId" filter="unit" within={{ departmentId: department }} />
      <PlaceFilter {...props} field="subUnitId" filter="subUnit" within={{ unitId: unit }} />
      <PlaceFilter {...props} field="categoryId" filter="category" />
      <PickFilter
        name={employee.fields.employmentType}
        options={employmentTypes.map((value) => ({ value, label: values.employmentType[value] }))}
        {...wires('employmentType')}
      />
      <PlaceFilter {...props} field="locationId" filter="location" />
      <PlaceFilter {...props} field="regionId" filter="region" />
      <PlaceFilter {...props} field="areaId" filter="area" within={{ regionId: region }} />
      <PersonFilter name={employee.fields.lineManagerId} {...wires('lineManager')} />
    </>
  );
}

/** One row, and a tray under it for the rest; on a phone all of them stand in the sheet. */
export function PeopleFilters(props: PeopleFiltersProps) {
  const { words, say } = useWords();
  const { moreFilters, moreFiltersOn } = words.people.list;
  const count = more.filter((key) => props.list.state.filters[key] !== undefined).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  if (props.isSheet)
    return (
      <>
        <FirstFilters {...props} />
        <MoreFilters {...props} />
      </>
    );
  return (
    <>
      <FirstFilters {...props} />
      <Button
        variant="default"
        px="sm"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? say(moreFiltersOn, { count }) : moreFilters}
      </Button>
      {isOpen && (
        <fieldset className="more-filters" aria-label={moreFilters}>
          <MoreFilters {...props} />
        </fieldset>
      )}
    </>
  );
}
