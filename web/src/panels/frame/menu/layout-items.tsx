import { Menu, useComputedColorScheme } from '@mantine/core';
import { type BarTheme, useLayout } from '../../../session/layout.ts';
import { toggleSidebar, useSidebar } from '../../../session/sidebar.ts';
import { useWords } from '../../../words/words.ts';

const other = (theme: BarTheme): BarTheme => (theme === 'dark' ? 'light' : 'dark');

/** On a dark page the bars are dark anyway. */
function BarThemes() {
  const { words } = useWords();
  const { sidebarTheme, topbarTheme } = useLayout();
  return (
    <>
      <Menu.CheckboxItem
        className="layout-item"
        closeMenuOnClick={false}
        checked={sidebarTheme === 'dark'}
        onChange={() => useLayout.setState({ sidebarTheme: other(sidebarTheme) })}
      >
        {words.frame.darkSidebar}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        className="layout-item"
        closeMenuOnClick={false}
        checked={topbarTheme === 'dark'}
        onChange={() => useLayout.setState({ topbarTheme: other(topbarTheme) })}
      >
        {words.frame.darkTopbar}
      </Menu.CheckboxItem>
    </>
  );
}

/** How the frame looks, chosen in place: the menu stays open. */
export function LayoutItems() {
  const { words } = useWords();
  const fluid = useLayout((layout) => layout.fluid);
  const isDark = useComputedColorScheme('light') === 'dark';
  const isRail = useSidebar((sidebar) => sidebar.collapsed);
  return (
    <>
      <Menu.Label className={isDark ? 'on-desk' : undefined}>{words.frame.layout}</Menu.Label>
      {!isDark && <BarThemes />}
      <Menu.CheckboxItem
        className="layout-item on-desk"
        closeMenuOnClick={false}
        checked={isRail}
        onChange={toggleSidebar}
      >
        {words.frame.rail}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        className="layout-item on-desk"
        closeMenuOnClick={false}
        checked={fluid}
        onChange={() => useLayout.setState({ fluid: !fluid })}
      >
        {words.frame.fluid}
      </Menu.CheckboxItem>
    </>
  );
}
