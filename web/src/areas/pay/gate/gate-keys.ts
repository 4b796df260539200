import type { KeyboardEvent } from 'react';

const rowsIn = (page: HTMLElement): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-gate-row]'),
];

/** Up and down walk the rows, right opens one and left closes it: thousands are read without the mouse. */
export function onGateKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-gate-row]')) return;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) {
    event.preventDefault();
    target.click();
    return;
  }
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const rows = rowsIn(currentTarget);
  rows[rows.indexOf(target) + step]?.focus();
}
