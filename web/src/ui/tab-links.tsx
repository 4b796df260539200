import './tabs.css';
import { Link } from '@tanstack/react-router';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
}

/** Parts of one page, each with an address of its own; what else the address says stays. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map((tab) => (
      <Link
        key={tab.path}
        to={tab.path}
        search={true}
        className="tab"
        activeOptions={{ includeSearch: false }}
        resetScroll={false}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
);
