import './topbar.css';
import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NoticeBell } from '../../../areas/inbox/notices/notice-bell.tsx';
import { useLayout } from '../../../session/layout.ts';
import { toggleSidebar, useSidebar } from '../../../session/sidebar.ts';
import { useWords } from '../../../words/words.ts';
import { LanguageSwitch, ThemeSwitch } from '../../switches.tsx';
import { AccountMenu } from './account-menu.tsx';
import { darkBar } from './dark-bar.ts';
import { usePanel } from '../panel.ts';
import type { Breadcrumb } from '../menu/place.ts';
import { useSecondFactorMissing } from './second-factor-banner.tsx';

interface TopbarProps {
  readonly trail: readonly Breadcrumb[];
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

function Trail({ trail }: Pick<TopbarProps, 'trail'>) {
  const { words } = useWords();
  return (
    <nav className="trail" aria-label={words.frame.trail}>
      <ol>
        {trail.map(({ label, path }, at) => {
          const isHere = at === trail.length - 1;
          return (
            <li key={label} aria-current={isHere ? 'page' : undefined}>
              {path && !isHere ? <Link to={path}>{label}</Link> : label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** For the staff, once the server answers their calls. */
function Bell() {
  const { name } = usePanel();
  const isMissing = useSecondFactorMissing();
  if (name === 'applicant' || isMissing) return null;
  return <NoticeBell panel={name} />;
}

export function Topbar({ trail, isMenuOpen, onMenu }: TopbarProps) {
  const { words } = useWords();
  const collapsed = useSidebar((sidebar) => sidebar.collapsed);
  const theme = useLayout((layout) => layout.topbarTheme);
  return (
    <header className="topbar" {...darkBar(theme)}>
      <ActionIcon
        className="on-phone"
        size={36}
        aria-label={words.frame.openMenu}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        className="on-desk"
        size={36}
        aria-label={collapsed ? words.frame.expand : words.frame.collapse}
        aria-expanded={!collapsed}
        onClick={toggleSidebar}
      >
        <IconLayoutSidebar size={19} stroke={1.7} />
      </ActionIcon>
      <Trail trail={trail} />
      <LanguageSwitch />
      <ThemeSwitch />
      <Bell />
      <AccountMenu />
    </header>
  );
}
