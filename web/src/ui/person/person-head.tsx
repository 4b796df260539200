import '../page/card.css';
import './person.css';
import type { ReactNode } from 'react';
import { Face } from './face.tsx';

interface PersonHeadProps {
  readonly name: string;
  readonly photo?: string | null;
  /** on the face: to change the photo */
  readonly photoAction?: ReactNode;
  /** beside the name: a status */
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  /** below the note: what the person carries */
  readonly marks?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page about one person: face, name and what matters at a glance. */
export const PersonHead = ({
  name,
  photo,
  photoAction,
  mark,
  note,
  marks,
  actions,
  ...below
}: PersonHeadProps) => (
  <section className="person" aria-label={name}>
    <div className="person-band" />
    <div className="person-line">
      <Face name={name} photo={photo} size="large" />
      {photoAction}
      <div className="person-name">
        <h1>
          {name} {mark}
        </h1>
        <p>{note}</p>
        {marks}
      </div>
      {actions && <div className="person-actions">{actions}</div>}
    </div>
    {below.children}
  </section>
);
