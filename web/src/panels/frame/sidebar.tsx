import { Tooltip } from '@mantine/core';
import { type Icon, IconBuildingCommunity, IconUserCircle } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/logo.tsx';
import { useWords } from '../../words/words.ts';
import { secondPanel } from '../entrance.ts';
import { usePanel } from './panel.ts';
import { entryAt, menuFor } from './place.ts';

interface RailProps {
  readonly isRail: boolean;
}

export function Brand({ isRail }: RailProps) {
  const { words } = useWords();
  // not known to a session that was begun before there was a setting
  const company = useSession((session): string | undefined => session.user?.company);
  return (
    <Link to={usePanel().path} className="brand">
      <Logo />
      <span className={isRail ? 'unseen' : undefined}>{company ?? words.frame.brand}</span>
    </Link>
  );
}

interface MenuLinkProps extends RailProps {
  readonly path: string;
  readonly icon: Icon;
  readonly label: string;
  readonly Count?: ComponentType;
  /** an entry below this one stands for the page */
  readonly isPassed?: boolean;
}

const MenuLink = ({
  path,
  icon: Symbol,
  label,
  Count,
  isRail,
  isPassed = false,
}: MenuLinkProps) => (
  <Tooltip label={label} position="right" disabled={!isRail}>
    <Link to={path} className="menu-link" activeOptions={{ includeSearch: false, exact: isPassed }}>
      <Symbol size={18} stroke={1.7} aria-hidden />
      <span className={isRail ? 'unseen' : undefined}>{label}</span>
      {Count && <Count />}
    </Link>
  </Tooltip>
);

export function MenuList({ isRail }: RailProps) {
  const { words } = useWords();
  const panel = usePanel();
  const user = useSession((session) => session.user);
  const here = useLocation({ select: ({ pathname }) => pathname });
  return menuFor(panel, user).map(({ name, label, entries }) => (
    <div className="menu-group" key={name}>
      <h2 id={`menu-${name}`}>{label(words)}</h2>
      <ul aria-labelledby={`menu-${name}`}>
        {entries.map(({ path, icon, label: of, Count }) => (
          <li key={path}>
            <MenuLink
              path={path}
              icon={icon}
              label={of(words)}
              Count={Count}
              isRail={isRail}
              isPassed={(entryAt(entries, here)?.path ?? path) !== path}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** For those who have two panels: the way to the other. */
export function PanelSwitch({ isRail }: RailProps) {
  const { words } = useWords();
  const { name } = usePanel();
  const other = useSession((session) => secondPanel(name, session));
  if (!other) return null;
  return (
    <div className="panel-switch">
      {other === 'admin' ? (
        <MenuLink
          path="/admin"
          icon={IconBuildingCommunity}
          label={words.frame.administration}
          isRail={isRail}
        />
      ) : (
        <MenuLink
          path="/employee/dashboard"
          icon={IconUserCircle}
          label={words.frame.ownPanel}
          isRail={isRail}
        />
      )}
    </div>
  );
}
