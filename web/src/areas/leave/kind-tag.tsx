import './leave.css';

interface KindTagProps {
  readonly colour: string;
  readonly name: string;
}

/** A kind of leave with its colour, which is never the only sign. */
export const KindTag = ({ colour, name }: KindTagProps) => (
  <span className="dt-colour">
    <i style={{ backgroundColor: colour }} /> {name}
  </span>
);
