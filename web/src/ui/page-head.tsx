import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** one quiet line: how many, since when */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {note && <p aria-live="polite">{note}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
