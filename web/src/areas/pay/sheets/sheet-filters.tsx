import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { runKinds } from '@muster/contract/pay/run-kinds.ts';
import { sheetStates } from '@muster/contract/pay/sheet-calls.ts';
import { Select } from '@mantine/core';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { today } from '../../../session/company-days.ts';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { FestivalFilter } from '../bonus/festival-filter.tsx';
import { useWords } from '../../../words/words.ts';
import { payMonths, showMonth } from '../month-name.ts';

/** What says less once another is chosen: a department lies in its company, a bonus in its month. */
const within: Readonly<Record<string, readonly string[]>> = {
  month: ['runId'],
  concern: ['department', 'runId'],
  kind: ['runId'],
};

const to = (name: string) => recordCalled(name, organisationRecords);
const places = {
  concern: to('concern'),
  department: to('department'),
  designation: to('designation'),
};

interface SheetFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  /** the month that is shown: the last generated one where the address names none */
  readonly month: string | undefined;
  readonly onlyPaid: boolean;
}

export function SheetFilters({ list, isSheet, month, onlyPaid }: SheetFiltersProps) {
  const { words, language } = useWords();
  const said = words.pay.sheet;
  const { filters } = list.state;
  const thisMonth = today().slice(0, 7);
  const choose = (key: string) => (value: string | undefined) => {
    const gone = [key, ...(within[key] ?? [])];
    const others = Object.entries(filters).filter(([name]) => !gone.includes(name));
    const next = value === undefined ? others : [...others, [key, value] as const];
    list.change({ filters: Object.fromEntries(next), pageNo: 1 });
  };
  return (
    <>
      <Select
        className="list-filter"
        label={isSheet ? said.month : undefined}
        aria-label={said.month}
        data={payMonths(thisMonth, month ?? thisMonth).map((value) => ({
          value,
          label: showMonth(value, language),
        }))}
        value={month ?? null}
        allowDeselect={false}
        onChange={(chosen) => chosen && choose('month')(chosen)}
        {...plainOptions}
      />
      {(['concern', 'department', 'designation'] as const).map((key) => (
        <LinkFilter
          key={key}
          to={places[key]}
          within={key === 'department' ? { concernId: filters['concern'] } : undefined}
          name={key === 'concern' ? said.company : said[key]}
          isSheet={isSheet}
          value={filters[key]}
          onChange={choose(key)}
        />
      ))}
      <PickFilter
        name={said.kind}
        isSheet={isSheet}
        value={filters['kind']}
        options={runKinds.map((value) => ({ value, label: said.kinds[value] }))}
        onChange={choose('kind')}
      />
      {filters['kind'] === 'Bonus' && month && (
        <FestivalFilter
          isSheet={isSheet}
          place={{ month, concern: filters['concern'] }}
          value={filters['runId']}
          onChange={(runId) => list.filter('runId', runId)}
        />
      )}
      {!onlyPaid && (
        <PickFilter
          name={said.status}
          isSheet={isSheet}
          value={filters['state']}
          options={sheetStates.map((value) => ({ value, label: said.states[value] }))}
          onChange={(state) => list.filter('state', state)}
        />
      )}
    </>
  );
}
