import { Drawer } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { Brand, MenuList } from './sidebar.tsx';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of a phone. Built of parts: the whole drawer would bring a second page header. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { words } = useWords();
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="left"
      size={280}
      classNames={{ content: 'side-drawer' }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content aria-label={words.frame.navigation}>
        <div className="side-drawer-head">
          <Brand isRail={false} />
          <Drawer.CloseButton size={36} aria-label={words.frame.closeMenu} />
        </div>
        <nav className="side-drawer-body" aria-label={words.frame.navigation}>
          <MenuList isRail={false} />
        </nav>
      </Drawer.Content>
    </Drawer.Root>
  );
}
