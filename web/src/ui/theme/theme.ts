import {
  type ActionIconProps,
  type BadgeProps,
  type ButtonProps,
  type CardProps,
  createTheme,
  type DrawerProps,
  type MenuDropdownProps,
  type MenuProps,
  type NumberInputProps,
  type PaperProps,
  type PillProps,
  type SelectProps,
  type TableProps,
  type TooltipProps,
} from '@mantine/core';
import { keepMenuFocus } from '../status/keep-menu-focus.ts';
import { amber, dark, gray, pine, plum, sky } from './palette.ts';
import { typeLatin } from '../text/type-latin.ts';

const family =
  "'Inter Variable', 'Muster Taka', 'Noto Sans Bengali Variable', system-ui, sans-serif";

/** Not the kit's `extend`: that would load every component named here with the first page. */
const part = <Props>(defaultProps: Partial<Props>, styles = {}) => ({ defaultProps, styles });

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  colors: { pine, gray, dark, amber, sky, plum },
  black: '#1e1c19',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: family,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontFamily: family,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  shadows: {
    xs: '0 1px 2px rgba(30,28,25,.05)',
    sm: '0 1px 3px rgba(30,28,25,.08)',
    md: '0 6px 20px -4px rgba(30,28,25,.12)',
  },
  components: {
    Button: part<ButtonProps>({ size: 'sm' }, { label: { fontWeight: 550 } }),
    ActionIcon: part<ActionIconProps>({ variant: 'subtle', color: 'gray' }),
    Card: part<CardProps>({ withBorder: true, radius: 'lg', padding: 'md' }),
    Paper: part<PaperProps>({ radius: 'lg' }),
    Badge: part<BadgeProps>(
      { variant: 'light', radius: 'sm' },
      { root: { textTransform: 'none', fontWeight: 550 } },
    ),
    Drawer: part<DrawerProps>({
      position: 'right',
      size: 520,
      overlayProps: { backgroundOpacity: 0.35, blur: 1 },
    }),
    NumberInput: part<NumberInputProps>({ onBeforeInput: typeLatin }),
    Select: part<SelectProps>({ checkIconPosition: 'right' }),
    Menu: part<MenuProps>({
      shadow: 'md',
      position: 'bottom-end',
      withinPortal: true,
      // a focusable thing that is no item has no place in a menu; the first item takes the focus
      withInitialFocusPlaceholder: false,
    }),
    MenuDropdown: part<MenuDropdownProps>({ onFocus: keepMenuFocus }),
    Tooltip: part<TooltipProps>({ openDelay: 300, fz: 'xs' }),
    Pill: part<PillProps>({ size: 'sm' }),
    Table: part<TableProps>({ verticalSpacing: 8, horizontalSpacing: 'md', fz: 'sm' }),
  },
});
