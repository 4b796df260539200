import { Link } from '@tanstack/react-router';
import { useFirstWords } from '../../../words/words.ts';
import { type LoginPath, loginPaths } from '../../../session/auth-paths.ts';

interface OtherDoorsProps {
  readonly door: LoginPath;
  /** where the person wanted to go, whichever login it is */
  readonly next: string | undefined;
}

/** The ways in for everyone who is not meant by this page. */
export function OtherLogins({ door, next }: OtherDoorsProps) {
  const { words } = useFirstWords();
  const { login, register } = words.identity;
  if (door === 'anyone')
    return (
      <footer className="public-foot">
        <p>
          {login.applying}{' '}
          <Link to="/applicant/register" className="quiet-link">
            {register.title}
          </Link>
        </p>
      </footer>
    );
  const all = [
    { to: 'admin', label: login.toAdmin },
    { to: 'employee', label: login.toEmployee },
    { to: 'applicant', label: login.toApplicant },
  ] as const;
  return (
    <footer className="public-foot">
      {door === 'applicant' && (
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
          .filter(({ to }) => to !== door)
          .map(({ to, label }) => (
            <Link key={to} to={loginPaths[to].login} search={{ next }} className="quiet-link">
              {label}
            </Link>
          ))}
      </nav>
    </footer>
  );
}
