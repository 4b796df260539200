import type { MouseEvent } from 'react';

/** The button goes with the value: the focus would fall out of the form. */
function keepFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  const byKeyboard = detail === 0;
  if (byKeyboard) currentTarget.closest('.mantine-Input-wrapper')?.querySelector('input')?.focus();
}

/** The kit hides what clears a choice from the keyboard and from screen readers. */
export const clearButton = (label: string) => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
  onClick: keepFocus,
});
