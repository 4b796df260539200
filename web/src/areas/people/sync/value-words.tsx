import {
  bloodGroups,
  employmentTypes,
  genders,
  maritalStatuses,
} from '@muster/contract/people/employee.ts';
import { statuses } from '@muster/contract/people/profile/life.ts';
import type { FeedField, Mapped } from '@muster/contract/people/batches/sync-calls.ts';
import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconLanguage, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { fieldName, valueWord } from '../history/show-value.ts';

const choices: Partial<Record<FeedField, readonly string[]>> = {
  gender: genders,
  bloodGroup: bloodGroups,
  maritalStatus: maritalStatuses,
  employmentType: employmentTypes,
  status: statuses,
};

type Word = NonNullable<Mapped['values']>[number];

interface ValueWordsProps {
  readonly mapped: Mapped;
  readonly samples: readonly string[];
  readonly onChange: (values: Word[]) => void;
}

interface WordRowProps {
  readonly field: FeedField;
  readonly word: Word;
  readonly onChange: (part: Partial<Word>) => void;
  readonly onRemove: () => void;
}

function WordRow({ field, word, onChange, onRemove }: WordRowProps) {
  const { words, say } = useWords();
  const { mapping } = words.people.sync;
  const options = choices[field];
  return (
    <li>
      <TextInput
        aria-label={mapping.wordTheirs}
        placeholder={mapping.wordTheirs}
        maxLength={200}
        value={word.theirs}
        onChange={(event) => onChange({ theirs: event.currentTarget.value })}
      />
      <IconArrowRight size={14} stroke={1.7} aria-hidden />
      {options ? (
        <ChoiceInput
          aria-label={mapping.wordOurs}
          label={undefined}
          placeholder={mapping.wordOurs}
          options={options.map((value) => ({ value, label: valueWord(field, value, words) }))}
          value={word.ours || null}
          onChange={(ours) => onChange({ ours: ours ?? '' })}
        />
      ) : (
        <TextInput
          aria-label={mapping.wordOurs}
          placeholder={mapping.wordOurs}
          maxLength={200}
          value={word.ours}
          onChange={(event) => onChange({ ours: event.currentTarget.value })}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={say(mapping.removeWord, { value: word.theirs })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Words of theirs that we do not use, each with ours: closed until someone asks for it. */
export function ValueWords({ mapped, samples, onChange }: ValueWordsProps) {
  const { words, say } = useWords();
  const { mapping } = words.people.sync;
  const [isOpen, setIsOpen] = useState(false);
  const { to, values = [] } = mapped;
  const known = choices[to];
  if (!known && !(to in places)) return null;
  const count = values.filter(({ theirs, ours }) => theirs && ours).length;
  const open = () => {
    const unknown =
      known && values.length === 0 ? samples.filter((one) => !known.includes(one)) : [];
    if (unknown.length > 0) onChange(unknown.map((theirs) => ({ theirs, ours: '' })));
    setIsOpen(!isOpen);
  };
  const label = fieldName(to, words);
  return (
    <div className="feed-words">
      <button type="button" className="feed-words-open" aria-expanded={isOpen} onClick={open}>
        <IconLanguage size={14} stroke={1.7} aria-hidden />
        {count > 0 ? say(mapping.wordsCount, { count }) : mapping.words}
        <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
      </button>
      {isOpen && (
        <ul aria-label={say(mapping.wordsOf, { field: label })}>
          {values.map((word, at) => (
            <WordRow
              // a row is its place: its texts change while one types
              key={at}
              field={to}
              word={word}
              onChange={(part) => onChange(values.with(at, { ...word, ...part }))}
              onRemove={() => onChange(values.toSpliced(at, 1))}
            />
          ))}
          <li>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} stroke={1.7} aria-hidden />}
              onClick={() => onChange([...values, { theirs: '', ours: '' }])}
            >
              {mapping.addWord}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
