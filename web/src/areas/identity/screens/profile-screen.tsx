import './profile.css';
import { Link, useParams } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { PasswordForm } from '../parts/password-form.tsx';
import { ProfileInfo } from '../parts/profile-info.tsx';

const tabs = ['info', 'password'] as const;

export function ProfileScreen() {
  const { words } = useWords();
  const { tab } = useParams({ from: '/admin/profile/$tab' });
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <>
      <PageHead title={words.identity.profile.title} note={user.name} />
      <nav className="tabs" aria-label={words.identity.profile.title}>
        {tabs.map((each) => (
          <Link key={each} to="/admin/profile/$tab" params={{ tab: each }} className="tab">
            {words.identity.profile[each]}
          </Link>
        ))}
      </nav>
      {tab === 'password' ? <PasswordForm /> : <ProfileInfo user={user} />}
    </>
  );
}
