import type { KeyboardEvent } from 'react';

/**
 * While a list of options is open, Enter chooses the marked one and nothing else. The kit forgets
 * the mark of a key that came right after opening, and then lets Enter send the form without it.
 */
export function chooseByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: box, nativeEvent } = event;
  if (event.key !== 'Enter' || nativeEvent.isComposing || box.ariaExpanded !== 'true') return;
  event.preventDefault();
  event.stopPropagation();
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}
