import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/words.ts';

interface SearchBoxProps {
  readonly label: string;
  /** what the list is searched for now */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const pause = 250;
const longest = 200;

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { words, say } = useWords();
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useDebouncedCallback((typed: string) => {
    setTold(typed.trim());
    onSearch(typed.trim());
  }, pause);
  // Changed from outside (Back, clear filters): what is typed follows.
  if (value !== told) {
    setTold(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    tell(typed);
  };
  return (
    <TextInput
      className="list-search"
      aria-label={label}
      placeholder={label}
      maxLength={longest}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label={say(words.list.clearFilter, { field: words.list.search })}
            onClick={() => type('')}
          />
        )
      }
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
