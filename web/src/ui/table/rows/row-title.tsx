import type { ReactNode } from 'react';
import { RowLink } from './row-link.tsx';

interface RowTitleProps {
  /** none: opening the row leads to no address */
  readonly address: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The name of a row, which opens it: a link where the opened row has an address. */
export const RowTitle = ({ address, onOpen, children }: RowTitleProps) =>
  address === undefined ? (
    <button type="button" className="dt-title" onClick={onOpen}>
      {children}
    </button>
  ) : (
    <RowLink address={address} onOpen={onOpen} className="dt-title">
      {children}
    </RowLink>
  );
