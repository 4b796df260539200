import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session.ts';
import { Logo } from '../../ui/logo.tsx';
import { useWords } from '../../words/words.ts';
import { menuFor } from './place.ts';

interface RailProps {
  readonly isRail: boolean;
}

export function Brand({ isRail }: RailProps) {
  const { words } = useWords();
  return (
    <Link to="/admin" className="brand">
      <Logo />
      <span className={isRail ? 'unseen' : undefined}>{words.frame.brand}</span>
    </Link>
  );
}

export function MenuList({ isRail }: RailProps) {
  const { words } = useWords();
  const user = useSession((session) => session.user);
  return menuFor(user).map(({ name, label, entries }) => (
    <div className="menu-group" key={name}>
      <h2 id={`menu-${name}`}>{label(words)}</h2>
      <ul aria-labelledby={`menu-${name}`}>
        {entries.map(({ path, icon: Icon, label: of }) => (
          <li key={path}>
            <Tooltip label={of(words)} position="right" disabled={!isRail}>
              <Link to={path} className="menu-link" activeOptions={{ includeSearch: false }}>
                <Icon size={18} stroke={1.7} aria-hidden />
                <span className={isRail ? 'unseen' : undefined}>{of(words)}</span>
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  ));
}
