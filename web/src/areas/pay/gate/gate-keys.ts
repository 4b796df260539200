import type { KeyboardEvent } from 'react';

/** Up and down walk the rows, right opens one and left closes it: thousands are read without the mouse. */
export function onGateKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: row } = event;
  const isOpen = row.getAttribute('aria-expanded') === 'true';
  if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) {
    event.preventDefault();
    row.click();
    return;
  }
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const page = row.closest('section');
  if (step === 0 || !page) return;
  event.preventDefault();
  const rows = [...page.querySelectorAll<HTMLElement>('[data-gate-row]')];
  rows[rows.indexOf(row) + step]?.focus();
}
