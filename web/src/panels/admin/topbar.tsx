import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { toggleSidebar, useSidebar } from '../../session/sidebar.ts';
import { useWords } from '../../words/words.ts';
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx';
import { AccountMenu } from './account-menu.tsx';

interface TopbarProps {
  readonly trail: readonly string[];
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

export function Topbar({ trail, isMenuOpen, onMenu }: TopbarProps) {
  const { words } = useWords();
  const collapsed = useSidebar((sidebar) => sidebar.collapsed);
  return (
    <header className="topbar">
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
      <nav className="trail" aria-label={words.frame.trail}>
        <ol>
          {trail.map((step, at) => (
            <li key={step} aria-current={at === trail.length - 1 ? 'page' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      </nav>
      <LanguageSwitch />
      <ThemeSwitch />
      <AccountMenu />
    </header>
  );
}
