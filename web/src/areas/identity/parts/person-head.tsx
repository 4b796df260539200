import './profile.css';
import type { ReactNode } from 'react';
import { initials } from '../../../ui/initials.ts';

interface PersonHeadProps {
  readonly name: string;
  /** beside the name: a status */
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page about one person: face, name and what matters at a glance. */
export const PersonHead = ({ name, mark, note, actions, children }: PersonHeadProps) => (
  <section className="person" aria-label={name}>
    <div className="person-band" />
    <div className="person-line">
      <span className="person-face" aria-hidden>
        {initials(name)}
      </span>
      <div className="person-name">
        <h1>
          {name} {mark}
        </h1>
        <p>{note}</p>
      </div>
      {actions && <div className="person-actions">{actions}</div>}
    </div>
    {children}
  </section>
);
