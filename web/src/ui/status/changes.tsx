import './changes.css';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ChangesProps {
  readonly changes: readonly {
    readonly field: string;
    readonly name: string;
    readonly before: ReactNode;
    readonly after: ReactNode;
  }[];
  /** the arrow, for those who hear the page */
  readonly becomes: string;
  /** nothing was before */
  readonly isFirst?: boolean;
}

/** Old and new values side by side. */
export const Changes = ({ changes, becomes, isFirst = false }: ChangesProps) => (
  <dl className="changes">
    {changes.map(({ field, name, before, after }) => (
      <div key={field}>
        <dt>{name}</dt>
        <dd>
          {!isFirst && (
            <>
              <del>{before}</del>
              <span className="unseen">{becomes}</span>
              <IconArrowNarrowRight size={16} stroke={1.7} aria-hidden />
            </>
          )}
          <ins data-plain={isFirst || undefined}>{after}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
