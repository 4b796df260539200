import { Drawer } from '@mantine/core';
import { useLayout } from '../../../session/layout.ts';
import { useWords } from '../../../words/words.ts';
import { darkBar } from '../bar/dark-bar.ts';
import { Brand, MenuList, PanelSwitch } from './sidebar.tsx';

interface MenuDrawerProps {
  /** the place of the menu that is open */
  readonly here: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of a phone. Built of parts: the whole drawer would bring a second page header. */
export function MenuDrawer({ here, isOpen, onClose }: MenuDrawerProps) {
  const { words } = useWords();
  const theme = useLayout((layout) => layout.sidebarTheme);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="left"
      size={280}
      classNames={{ content: 'side-drawer' }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content aria-label={words.frame.navigation} {...darkBar(theme)}>
        <div className="side-drawer-head">
          <Brand isRail={false} />
          <Drawer.CloseButton size={36} aria-label={words.frame.closeMenu} />
        </div>
        <nav className="side-drawer-body" aria-label={words.frame.navigation}>
          <MenuList isRail={false} here={here} />
          <PanelSwitch isRail={false} />
        </nav>
      </Drawer.Content>
    </Drawer.Root>
  );
}
