import './people.css';
import type { DirectoryEntry } from '@muster/contract/people/employee.ts';
import { Face } from '../../../ui/person/face.tsx';

type Shown = Pick<DirectoryEntry, 'name' | 'number' | 'photo'>;

/** A person in a row of a list: face, name and number. Bare elements only. */
export const PersonCell = ({ name, number, photo }: Shown) => (
  <span className="person-cell">
    <Face name={name} photo={photo} />
    <span className="two-lines">
      {name} <small>{number}</small>
    </span>
  </span>
);

interface TwoLinesProps {
  readonly first: string;
  readonly second: string | undefined;
}

export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <span className="two-lines">
    {first} {second && <small>{second}</small>}
  </span>
);
