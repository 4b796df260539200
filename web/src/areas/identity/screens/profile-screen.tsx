import { Link } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { roleWord } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';
import { useOwnPhoto } from '../own-photo.ts';
import { Facts } from '../parts/facts.tsx';
import { ownFacts } from '../parts/own-facts.ts';
import { OwnSessions } from '../parts/own-sessions.tsx';
import { PasswordForm } from '../parts/password-form.tsx';
import { PersonHead } from '../parts/person-head.tsx';
import { PhotoCard } from '../parts/photo-card.tsx';
import { type ProfileTab, profileTabs } from '../parts/profile-tabs.ts';
import { SecondFactor } from '../parts/second-factor.tsx';

interface ProfileScreenProps {
  /** where the profile is in this panel */
  readonly base: string;
  readonly tab: ProfileTab;
}

export function ProfileScreen({ base, tab }: ProfileScreenProps) {
  const { words } = useWords();
  const { profile } = words.account;
  const user = useSession((session) => session.user);
  const photo = useOwnPhoto();
  if (!user) return null;
  return (
    <>
      <PersonHead name={user.name} photo={photo} note={roleWord(user, words)} />
      <nav className="tabs" aria-label={profile.title}>
        {Object.entries(profileTabs).map(([each, word]) => (
          <Link key={each} to={`${base}/${each}`} className="tab" resetScroll={false}>
            {profile[word]}
          </Link>
        ))}
      </nav>
      {tab === 'info' && (
        <>
          <section className="card" aria-label={profile.info}>
            <Facts facts={ownFacts(user, words)} />
          </section>
          <PhotoCard name={user.name} />
        </>
      )}
      {tab === 'password' && <PasswordForm />}
      {tab === 'sessions' && <OwnSessions />}
      {tab === 'second-factor' && <SecondFactor user={user} />}
    </>
  );
}
