import './choice-input.css';
import { Select, type SelectProps, TextInput } from '@mantine/core';
import { useWords } from '../../../words/words.ts';
import { chooseByEnter } from './choose-by-enter.ts';
import { clearButton } from './clear-button.ts';
import { noOption } from './no-option.tsx';

/** From here on one types to find an option instead of looking through all. */
export const manyOptions = 7;

/** The list of options scrolls by itself (the kit's scroll area is out of the keyboard's reach). */
export const plainOptions = {
  withScrollArea: false,
  classNames: { options: 'plain-options' },
  comboboxProps: { shadow: 'md' },
  onKeyDownCapture: chooseByEnter,
} as const;

export type ChoiceOption = string | { readonly value: string; readonly label: string };

interface ChoiceInputProps extends Omit<SelectProps, 'data'> {
  readonly options: readonly ChoiceOption[];
}

const labelOf = (option: ChoiceOption): string =>
  typeof option === 'string' ? option : option.label;
const valueOf = (option: ChoiceOption): string =>
  typeof option === 'string' ? option : option.value;

/** What was chosen, to read: nothing about it says that it opens. */
function ReadChoice({ options, label, description, ...control }: ChoiceInputProps) {
  const { words } = useWords();
  const held = control.value ?? control.defaultValue;
  const chosen = options.find((option) => valueOf(option) === held);
  return (
    <TextInput
      readOnly
      className="read-choice"
      label={label}
      description={description}
      inputWrapperOrder={control.inputWrapperOrder}
      value={chosen ? labelOf(chosen) : words.form.notChosen}
    />
  );
}

export function ChoiceInput({ options, ...control }: ChoiceInputProps) {
  const { words, say } = useWords();
  if (control.readOnly) return <ReadChoice options={options} {...control} />;
  const isFree = !control.required;
  return (
    <Select
      data={options}
      searchable={options.length > manyOptions}
      clearable={isFree}
      clearButtonProps={clearButton(
        say(words.list.clearFilter, { field: control.label as string }),
      )}
      allowDeselect={false}
      placeholder={control.required ? undefined : words.form.notChosen}
      nothingFoundMessage={noOption(words.state.noMatchTitle)}
      {...plainOptions}
      {...control}
    />
  );
}
