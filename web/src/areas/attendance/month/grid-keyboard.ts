import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function wantedIn(rows: readonly HTMLElement[][], at: HTMLElement, key: string) {
  const row = rows.findIndex((cells) => cells.includes(at));
  const cells = rows[row] ?? [];
  if (key === 'Home') return cells[0];
  if (key === 'End') return cells.at(-1);
  const [down = 0, right = 0] = steps[key] ?? [];
  if (right !== 0) return cells[cells.indexOf(at) + right];
  return rows[row + down]?.find((cell) => cell.dataset.column === at.dataset.column);
}

/**
 * The keyboard walks from day to day; only one of them is in the order of the page. The mark of that
 * one is moved in the page itself: drawing eight hundred cells anew for each step would be felt.
 */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: at } = event;
  const table = at.closest('table');
  if (!table || (!(key in steps) && key !== 'Home' && key !== 'End')) return;
  const rows = [...table.querySelectorAll('[data-week]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-day]'),
  ]);
  const next = wantedIn(rows, at, key);
  event.preventDefault();
  if (!next || next === at) return;
  for (const one of table.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]'))
    one.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
