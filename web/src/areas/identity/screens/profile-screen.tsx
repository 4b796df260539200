import { useSession } from '../../../session/session.ts';
import { roleWord } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';
import { Facts } from '../../../ui/facts.tsx';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useOwnPhoto } from '../own-photo.ts';
import { ownFacts } from '../parts/own-facts.ts';
import { OwnSessions } from '../parts/own-sessions.tsx';
import { PasswordForm } from '../parts/password-form.tsx';
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
      <TabLinks
        label={profile.title}
        tabs={Object.entries(profileTabs).map(([each, word]) => ({
          path: `${base}/${each}`,
          label: profile[word],
        }))}
      />
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
