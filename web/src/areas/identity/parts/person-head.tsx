import './profile.css';
import type { ReactNode } from 'react';
import { Face } from '../../../ui/face.tsx';

interface PersonHeadProps {
  readonly name: string;
  readonly photo?: string | null;
  /** beside the name: a status */
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page about one person: face, name and what matters at a glance. */
export const PersonHead = ({ name, photo, mark, note, actions, children }: PersonHeadProps) => (
  <section className="person" aria-label={name}>
    <div className="person-band" />
    <div className="person-line">
      <Face className="person-face" name={name} photo={photo} />
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
