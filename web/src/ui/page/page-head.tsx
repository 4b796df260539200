import { createContext, type ReactNode, useContext } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** one quiet line: how many, since when */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** The other pages of the same place, below the title of each. */
export const PageTabsContext = createContext<ReactNode>(null);

export function PageHead({ title, note, actions }: PageHeadProps) {
  const tabs = useContext(PageTabsContext);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {note && <p aria-live="polite">{note}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {tabs}
    </>
  );
}
