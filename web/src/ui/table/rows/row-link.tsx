import type { ComponentProps, MouseEvent } from 'react';

/** Held keys ask the browser for another tab or window. */
const isHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly address: string;
  readonly onOpen: () => void;
}

/** A link that a plain click follows within the page; all else is the browser's. */
export const RowLink = ({ address, onOpen, children, ...link }: RowLinkProps) => (
  <a
    {...link}
    href={address}
    onClick={(event) => {
      if (!isHere(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);
