import type { FocusEvent } from 'react';

/**
 * The kit gives a menu that opens the focus twice, each time on the item that is marked for it or on
 * the first. The second time comes late on a busy machine, when a key may have moved on already: so
 * the mark goes where the focus is.
 */
export function keepMenuFocus({ currentTarget: menu }: FocusEvent<HTMLElement>): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === menu || !menu.contains(activeElement)) return;
  menu.querySelector('[data-autofocus]')?.removeAttribute('data-autofocus');
  activeElement.setAttribute('data-autofocus', '');
}
