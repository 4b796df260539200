import type { UserType } from '@muster/contract/identity/account.ts';
import { Link } from '@tanstack/react-router';
import { useFirstWords } from '../../words/words.ts';
import { doors } from '../doors.ts';

interface OtherDoorsProps {
  readonly kind: UserType;
  /** where the person wanted to go, whichever login it is */
  readonly next: string | undefined;
}

/** The ways in for everyone who is not meant by this page. */
export function OtherDoors({ kind, next }: OtherDoorsProps) {
  const { words } = useFirstWords();
  const { login } = words.identity;
  const all = [
    { to: 'admin', label: login.toAdmin },
    { to: 'employee', label: login.toEmployee },
    { to: 'applicant', label: login.toApplicant },
  ] as const;
  return (
    <footer className="public-foot">
      {kind === 'applicant' && (
        <p>
          {login.newHere}{' '}
          <Link to="/applicant/register" className="quiet-link">
            {login.register}
          </Link>
        </p>
      )}
      <nav aria-label={login.others}>
        <span aria-hidden>{login.others}</span>
        {all
          .filter(({ to }) => to !== kind)
          .map(({ to, label }) => (
            <Link key={to} to={doors[to].login} search={{ next }} className="quiet-link">
              {label}
            </Link>
          ))}
      </nav>
    </footer>
  );
}
