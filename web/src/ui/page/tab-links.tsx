import './tabs.css';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import { showLink } from './show-link.ts';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly path: string;
    readonly label: string;
    /** what is shown belongs to it, though its address is elsewhere */
    readonly isHere?: boolean;
    /** how many wait there */
    readonly Count?: ComponentType;
  }[];
  /** each a list of its own: what narrows one says nothing of another */
  readonly areApart?: boolean;
}

/** As a link says it of itself where the address is its own. */
const here = { 'data-status': 'active', 'aria-current': 'page' } as const;

/** Parts of one page, each with an address of its own; what else the address says stays. */
export function TabLinks({ label, tabs, areApart = false }: TabLinksProps) {
  const bar = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    showLink(bar.current, path);
  }, [path]);
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          search={areApart ? {} : true}
          className="tab"
          // the first may be the beginning of the others' addresses
          activeOptions={{ exact: true, includeSearch: false }}
          resetScroll={false}
          {...(tab.isHere && here)}
        >
          {tab.label}
          {tab.Count && <tab.Count />}
        </Link>
      ))}
    </nav>
  );
}
