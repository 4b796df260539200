import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/words.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Floats over the list while rows are chosen, and holds what can be done with all of them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { words, say } = useWords();
  if (count === 0) return null;
  return (
    <section className="dt-bulk" aria-label={words.list.actions}>
      <span aria-live="polite">{say(words.list.selected, { count })}</span>
      {children}
      <button type="button" aria-label={words.list.clearSelection} onClick={onClear}>
        <IconX size={16} aria-hidden />
      </button>
    </section>
  );
}
