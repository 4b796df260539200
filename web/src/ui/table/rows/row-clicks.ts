import type { MouseEvent } from 'react';

type RowClick = MouseEvent<HTMLElement>;

/** Pictures and controls of their own inside a row keep their own click; so does marked text. */
const isOfRow = (event: RowClick): boolean =>
  !(event.target as Element).closest('button, a, input, label, [role="menu"]') &&
  !window.getSelection()?.toString();

const middle = 1;

/** As the browser does it with a link: the new tab knows nothing of this one. */
const openBeside = (address: string) => window.open(address, '_blank', 'noopener');

/** All of a row is as good as its title, for a new tab too where it has an address. */
export const rowClicks = (address: string | undefined, onOpen: () => void) => ({
  onClick: (event: RowClick) => {
    if (!isOfRow(event)) return;
    if (address !== undefined && (event.ctrlKey || event.metaKey)) openBeside(address);
    else onOpen();
  },
  // The middle button would begin to scroll.
  onMouseDown: (event: RowClick) => {
    if (event.button === middle && address !== undefined && isOfRow(event)) event.preventDefault();
  },
  onAuxClick: (event: RowClick) => {
    if (event.button === middle && address !== undefined && isOfRow(event)) openBeside(address);
  },
});
