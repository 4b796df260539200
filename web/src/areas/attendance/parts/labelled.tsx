import './attendance.css';
import type { ReactNode } from 'react';

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure says nothing by itself on a card, where there is no head of a column above it. */
export const Labelled = ({ label, children }: LabelledProps) => (
  <>
    {/* the card names it unseen already */}
    <span className="att-card-label" aria-hidden>
      {label}{' '}
    </span>
    {children}
  </>
);
