import './link-select.css';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { type ComboboxItem, Loader, Select, type SelectProps } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { clearButton } from './clear-button.ts';
import { noOption } from './no-option.tsx';
import { plainOptions } from './choice-input.tsx';

export interface FoundLink extends Linked {
  /** what tells it from another of the same name */
  readonly hint?: string;
}

/** What a search for records gives, as far as it is here. */
export interface FoundLinks {
  readonly found: readonly FoundLink[] | undefined;
  /** what is found belongs to an earlier search */
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onSearch: (text: string) => void;
  readonly onDropdownOpen: () => void;
}

type Told = Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange' | keyof FoundLinks>;

export interface LinkSelectProps extends Told, FoundLinks {
  readonly name: string;
  readonly value: Linked | null;
  readonly onChange: (value: Linked | null) => void;
  /** where the reader may add one that is not there yet */
  readonly creating?: LinkCreating;
}

interface LinkCreating {
  /** said where nothing is typed */
  readonly label: string;
  readonly start: (name: string) => void;
}

/** No record has it for an id. */
const createOption = 'create';

type Option = ComboboxItem & { readonly hint?: string };

const contains = ({ label }: ComboboxItem, text: string) =>
  label.toLowerCase().includes(text.trim().toLowerCase());

const LinkOption = ({ option, checked = false }: { option: Option; checked?: boolean }) => (
  <div className="link-option">
    <span>
      {option.label}
      {option.hint && <small>{option.hint}</small>}
    </span>
    {checked && <IconCheck size={16} aria-hidden />}
    {option.value === createOption && <IconPlus size={16} aria-hidden />}
  </div>
);

/** What a new one would be called; undefined while one of that name may still be found. */
function newName(typed: string, { value, found, isStale, isFailed }: NameAsked) {
  if (isStale || isFailed || !found) return undefined;
  const name = typed === value?.name ? '' : typed.trim();
  const isThere = found.some((one) => one.name.toLowerCase() === name.toLowerCase());
  return isThere || (name === '' && found.length > 0) ? undefined : name;
}
type NameAsked = Pick<LinkSelectProps, 'value' | 'found' | 'isStale' | 'isFailed'>;

/** A box to find another record in; others search, it shows and chooses. */
export function LinkSelect({
  name,
  value,
  onChange,
  found,
  isStale,
  isLoading,
  isFailed,
  onSearch,
  creating,
  ...control
}: LinkSelectProps) {
  const { words, say } = useWords();
  const [typed, setTyped] = useState('');
  const created = creating && newName(typed, { value, found, isStale, isFailed });
  const isFound = (id: string | undefined) => found?.some((one) => one.id === id) ?? false;
  const others = found ?? [];
  const options: readonly FoundLink[] = value && !isFound(value.id) ? [value, ...others] : others;
  const nothing = isFailed ? words.state.errorTitle : words.state.noMatchTitle;
  const createLabel = created ? say(words.form.create, { name: created }) : creating?.label;
  const data = options.map(({ id, name: label, ...more }) => ({ value: id, label, ...more }));
  const choose = (wanted: string | null) => {
    if (wanted === createOption) return creating?.start(created ?? '');
    const chosen = options.find(({ id }) => id === wanted);
    onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
  };
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
    if (text === '' && value && control.clearable) onChange(null);
  };
  return (
    <Select
      placeholder={control.readOnly ? words.list.none : words.form.typeToFind}
      {...control}
      data={
        created === undefined ? data : [...data, { value: createOption, label: createLabel ?? '' }]
      }
      value={value?.id ?? null}
      onChange={choose}
      searchable={!control.readOnly}
      onSearchChange={search}
      // Until the server has looked, what is here already is narrowed by what is typed.
      filter={({ options: all, search: text }) =>
        (all as ComboboxItem[]).filter(
          (one) =>
            one.value === createOption || (isStale ? contains(one, text) : isFound(one.value)),
        )
      }
      renderOption={({ option, checked }) => <LinkOption option={option} checked={checked} />}
      nothingFoundMessage={noOption(isLoading || isStale ? words.list.loading : nothing)}
      rightSection={isLoading ? <Loader size={16} aria-hidden /> : undefined}
      allowDeselect={false}
      maxLength={200}
      autoComplete="off"
      clearButtonProps={clearButton(say(words.list.clearFilter, { field: name }))}
      {...plainOptions}
      // It grows when the answer comes: then there may be more room above.
      comboboxProps={{ ...plainOptions.comboboxProps, preventPositionChangeWhenVisible: false }}
    />
  );
}
