import { Changes } from '../../../ui/status/changes.tsx';
import { useWords } from '../../../words/words.ts';
import { fieldName, showValue } from './show-value.ts';

interface ChangeListProps {
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
  /** the first of all: nothing was before */
  readonly isFirst?: boolean;
}

/** Old and new values of a person's record side by side. */
export function ChangeList({ changes, isFirst = false }: ChangeListProps) {
  const { words, language } = useWords();
  const { none, becomes } = words.people.job;
  const shown = (field: string, value: unknown) => showValue(field, value, words, language) ?? none;
  return (
    <Changes
      becomes={becomes}
      isFirst={isFirst}
      changes={changes.map(({ field, before, after }) => ({
        field,
        name: fieldName(field, words),
        before: shown(field, before),
        after: shown(field, after),
      }))}
    />
  );
}
