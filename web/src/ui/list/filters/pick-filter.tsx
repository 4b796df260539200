import { Select } from '@mantine/core';
import { useWords } from '../../../words/words.ts';
import { clearButton } from '../../form/inputs/clear-button.ts';
import { type ChoiceOption, manyOptions, plainOptions } from '../../form/inputs/choice-input.tsx';
import { noOption } from '../../form/inputs/no-option.tsx';

export interface FilterProps {
  readonly name: string;
  /** there is room for a label */
  readonly isSheet: boolean;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

interface PickFilterProps extends FilterProps {
  readonly options: readonly ChoiceOption[];
}

export function PickFilter({ name, isSheet, value, onChange, options }: PickFilterProps) {
  const { words, say } = useWords();
  return (
    <Select
      className="list-filter"
      label={isSheet ? name : undefined}
      aria-label={name}
      placeholder={say(words.list.any, { field: name.toLowerCase() })}
      data={options}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      searchable={options.length > manyOptions}
      clearable
      clearButtonProps={clearButton(say(words.list.clearFilter, { field: name }))}
      nothingFoundMessage={noOption(words.state.noMatchTitle)}
      {...plainOptions}
    />
  );
}

interface StatusFilterProps {
  readonly isSheet: boolean;
  readonly value: boolean | undefined;
  readonly onChange: (active: boolean | undefined) => void;
}

export function StatusFilter({ isSheet, value, onChange }: StatusFilterProps) {
  const { words } = useWords();
  const options = [
    { value: 'true', label: words.list.active },
    { value: 'false', label: words.list.inactive },
  ];
  return (
    <PickFilter
      name={words.list.status}
      isSheet={isSheet}
      options={options}
      value={value === undefined ? undefined : String(value)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 'true')}
    />
  );
}
