import './frame.css';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePrintings } from '../../api/jobs/printings.ts';
import { useLayout } from '../../session/layout.ts';
import { useSession } from '../../session/session.ts';
import { useSidebar } from '../../session/sidebar.ts';
import { PageTabsContext } from '../../ui/page/page-head.tsx';
import { showLink } from '../../ui/page/show-link.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { lazily } from '../../wiring/lazily.tsx';
import { useRooms } from '../../wiring/web-room.ts';
import { useWords } from '../../words/words.ts';
import { LostPage } from '../lost-page.tsx';
import { NoAccessPage } from '../no-access-page.tsx';
import { darkBar } from './bar/dark-bar.ts';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { usePanel } from './panel.ts';
import { isOwnScreen, findPlace } from './menu/place.ts';
import { PlaceTabs } from './menu/place-tabs.tsx';
import { SecondFactorBanner, useSecondFactorMissing } from './bar/second-factor-banner.tsx';
import { SecondFactorFirst } from './bar/second-factor-first.tsx';
import { Brand, MenuList, PanelSwitch } from './menu/sidebar.tsx';
import { Topbar } from './bar/topbar.tsx';

const PrintingShelf = lazily(() => import('../../api/jobs/printing-shelf.tsx'), 'PrintingShelf');

const tabs = <PlaceTabs />;

export function Frame() {
  const { words, language } = useWords();
  const { name: panel } = usePanel();
  const rooms = useRooms();
  const user = useSession((session) => session.user);
  const isRail = useSidebar((sidebar) => sidebar.collapsed);
  const { fluid, sidebarTheme } = useLayout();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // an open menu belongs to one page: it is closed on the next
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === path;
  const place = findPlace({ rooms, panel, user, words, language }, path);
  const isPrinting = usePrintings(({ all }) => all.length > 0);
  const isMissing = useSecondFactorMissing();
  const isClosed = isMissing && place.access === 'open' && !isOwnScreen(panel, path);
  const menu = useRef<HTMLDivElement>(null);
  // in braces: newer browsers answer a scroll with a promise, which is no clean-up
  useEffect(() => {
    showLink(menu.current, path);
  }, [path]);
  useTitle(place.trail.at(-1)?.label ?? '', words.frame.brand);

  return (
    <div className="frame" data-rail={isRail || undefined}>
      <a className="skip" href="#main">
        {words.act.skip}
      </a>
      <nav className="side" aria-label={words.frame.navigation} {...darkBar(sidebarTheme)}>
        <Brand isRail={isRail} />
        <div className="side-menu" ref={menu}>
          <MenuList isRail={isRail} here={place.place} />
        </div>
        <PanelSwitch isRail={isRail} />
      </nav>
      <Topbar trail={place.trail} onMenu={() => setMenuOpenAt(path)} isMenuOpen={isMenuOpen} />
      <main id="main" className="content" tabIndex={-1} data-fluid={fluid || undefined}>
        {!isClosed && <SecondFactorBanner />}
        {isClosed && <SecondFactorFirst />}
        {place.access === 'open' && !isClosed && (
          <PageTabsContext value={tabs}>
            <Outlet />
          </PageTabsContext>
        )}
        {place.access === 'unknown' && <LostPage />}
        {place.access === 'refused' && <NoAccessPage />}
      </main>
      {isPrinting && <PrintingShelf />}
      <MenuDrawer here={place.place} isOpen={isMenuOpen} onClose={() => setMenuOpenAt(null)} />
    </div>
  );
}
