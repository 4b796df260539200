import './history.css';
import { IconArrowNarrowRight } from '@tabler/icons-react';
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

/** Old and new values side by side; the arrow has a word for those who hear it. */
export function ChangeList({ changes, isFirst = false }: ChangeListProps) {
  const { words, language } = useWords();
  const { none, becomes } = words.people.job;
  const shown = (field: string, value: unknown) => showValue(field, value, words, language) ?? none;
  return (
    <dl className="changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(field, words)}</dt>
          <dd>
            {!isFirst && (
              <>
                <del>{shown(field, before)}</del>
                <span className="unseen">{becomes}</span>
                <IconArrowNarrowRight size={16} stroke={1.7} aria-hidden />
              </>
            )}
            <ins data-plain={isFirst || undefined}>{shown(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
