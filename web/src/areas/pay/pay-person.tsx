import './salaries/salary.css';
import { Face } from '../../ui/person/face.tsx';

interface PayPersonProps {
  readonly name: string;
  /** the quiet second line: number, department; what is not known is left out */
  readonly more: readonly (string | null | undefined)[];
}

/** Who it is, in a list of pay: bare elements, because a kit component in every cell is slow. */
export const PayPerson = ({ name, more }: PayPersonProps) => (
  <span className="pay-person">
    <Face name={name} />
    <span>
      {name}
      <small>{more.filter(Boolean).join(' · ')}</small>
    </span>
  </span>
);
