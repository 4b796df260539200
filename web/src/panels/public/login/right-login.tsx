import { wrongDoor } from '@muster/contract/identity/refusals.ts';
import { Link } from '@tanstack/react-router';
import { useFirstWords } from '../../../words/words.ts';
import { loginPaths } from '../../../session/auth-paths.ts';

const doorOf = new Map<string, keyof typeof loginPaths>([
  [wrongDoor.user.code, 'admin'],
  [wrongDoor.employee.code, 'employee'],
  [wrongDoor.applicant.code, 'applicant'],
]);

interface RightDoorProps {
  /** of the refusal, if there was one */
  readonly code: string | undefined;
  /** where the person wanted to go stays so */
  readonly next: string | undefined;
}

/** The way to the login that this person's password opens. */
export function RightLogin({ code, next }: RightDoorProps) {
  const { words } = useFirstWords();
  const door = doorOf.get(code ?? '');
  return (
    door && (
      <Link to={loginPaths[door].login} search={{ next }} className="quiet-link">
        {words.identity.login.rightDoor}
      </Link>
    )
  );
}
