import './frame.css';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useLayout } from '../../session/layout.ts';
import { useSession } from '../../session/session.ts';
import { useSidebar } from '../../session/sidebar.ts';
import { NoAccess } from '../../ui/states.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWords } from '../../words/words.ts';
import { LostPage } from '../lost-page.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { placeOf } from './place.ts';
import { Brand, MenuList } from './sidebar.tsx';
import { Topbar } from './topbar.tsx';

export function Frame() {
  const { words } = useWords();
  const user = useSession((session) => session.user);
  const collapsed = useSidebar((sidebar) => sidebar.collapsed);
  const fluid = useLayout((layout) => layout.fluid);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // an open menu belongs to one page: it is closed on the next
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === path;
  const place = placeOf(path, user, words);
  useTitle(place.trail.at(-1) ?? '', words.frame.brand);

  return (
    <div className="frame" data-rail={collapsed || undefined}>
      <a className="skip" href="#main">
        {words.act.skip}
      </a>
      <nav className="side" aria-label={words.frame.navigation}>
        <Brand isRail={collapsed} />
        <MenuList isRail={collapsed} />
      </nav>
      <Topbar trail={place.trail} onMenu={() => setMenuOpenAt(path)} isMenuOpen={isMenuOpen} />
      <main id="main" className="content" tabIndex={-1} data-fluid={fluid || undefined}>
        {place.access === 'open' && <Outlet />}
        {place.access === 'unknown' && <LostPage />}
        {place.access === 'refused' && (
          <NoAccess title={words.state.noAccessTitle} hint={words.state.noAccessHint} />
        )}
      </main>
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpenAt(null)} />
    </div>
  );
}
