import { Tooltip } from '@mantine/core';
import { type Icon, IconBuildingCommunity, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useSession } from '../../../session/session.ts';
import { Logo } from '../../../ui/page/logo.tsx';
import type { MenuPlace } from '../../../wiring/menu.ts';
import { useRooms } from '../../../wiring/web-room.ts';
import { useWords } from '../../../words/words.ts';
import { secondPanel } from '../../../session/panel-access.ts';
import { menuFor } from './menu.ts';
import { usePanel } from '../panel.ts';

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
  readonly isHere?: boolean;
}

const MenuLink = ({ path, icon: Symbol, label, Count, isRail, isHere = false }: MenuLinkProps) => (
  <Tooltip label={label} position="right" disabled={!isRail}>
    <Link to={path} className="menu-link" data-here={isHere || undefined}>
      <Symbol size={18} stroke={1.7} aria-hidden />
      <span className={isRail ? 'unseen' : undefined}>{label}</span>
      {Count && <Count />}
    </Link>
  </Tooltip>
);

interface MenuListProps extends RailProps {
  /** the place that is open */
  readonly here: string | undefined;
}

/** Places whose order has the same hundred stand together, with a line between the groups. */
export function MenuList({ isRail, here }: MenuListProps) {
  const { language } = useWords();
  const { name: panel } = usePanel();
  const user = useSession((session) => session.user);
  const places = menuFor(useRooms(), panel, user);
  const groupOf = ({ order }: MenuPlace) => Math.floor(order / 100);
  return [...new Set(places.map(groupOf))].map((group) => (
    <ul className="menu-group" key={group}>
      {places
        .filter((place) => groupOf(place) === group)
        .map(({ name, icon, label, Count, pages }) => (
          <li key={name}>
            <MenuLink
              path={pages[0]?.path ?? ''}
              icon={icon}
              label={label[language]}
              Count={Count}
              isRail={isRail}
              isHere={name === here}
            />
          </li>
        ))}
    </ul>
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
