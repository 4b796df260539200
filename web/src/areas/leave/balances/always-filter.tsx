import { Select } from '@mantine/core';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { yearText } from '../leave-text.ts';

interface AlwaysFilterProps {
  readonly name: string;
  readonly isSheet: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter that always has a value: where the address has none, it is the usual one. */
export const AlwaysFilter = ({ name, isSheet, value, options, onChange }: AlwaysFilterProps) => (
  <Select
    className="list-filter"
    label={isSheet ? name : undefined}
    aria-label={name}
    data={options}
    value={value}
    allowDeselect={false}
    onChange={(chosen) => chosen && onChange(chosen)}
    {...plainOptions}
  />
);

export const thisYear = (): number => Number(today().slice(0, 4));
/** Some years back, and the next one for planning. */
export const yearsOffered = (): readonly number[] =>
  Array.from({ length: 6 }, (_, at) => thisYear() - 4 + at);
export const yearOfList = ({ state }: ListHandle): number =>
  Number(state.filters.year ?? thisYear());

interface YearFilterProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

/** One year, this one where the address has none. */
export function YearFilter({ list, isSheet }: YearFilterProps) {
  const { words, language } = useWords();
  const now = thisYear();
  const shown = [...new Set([...yearsOffered(), yearOfList(list)])].toSorted((a, b) => a - b);
  return (
    <AlwaysFilter
      name={words.leave.year}
      isSheet={isSheet}
      value={String(yearOfList(list))}
      options={shown.map((year) => ({ value: String(year), label: yearText(year, language) }))}
      onChange={(year) => list.filter('year', Number(year) === now ? undefined : year)}
    />
  );
}
