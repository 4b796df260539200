import type { ReactNode } from 'react';
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
import { hasTab, type ProfileTab, profileTabs } from '../parts/profile-tabs.ts';
import { SecondFactor } from '../parts/second-factor.tsx';

interface ProfileScreenProps {
  /** where the profile is in this panel */
  readonly base: string;
  readonly tab: ProfileTab;
  /** the own record and where pay goes, of those who have them */
  readonly record: ReactNode;
  readonly bank: ReactNode;
  readonly documents: ReactNode;
  /** what is kept besides, of the tab that is open */
  readonly part: ReactNode;
  /** of what one is told */
  readonly notifications: ReactNode;
}

export function ProfileScreen({ base, tab, record, bank, ...own }: ProfileScreenProps) {
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
        tabs={Object.entries(profileTabs)
          .filter(([each]) => hasTab(each, user))
          .map(([each, label]) => ({ path: `${base}/${each}`, label: label(words) }))}
      />
      {tab === 'info' && (
        <div className="own-info">
          {record}
          <section className="card" aria-labelledby="own-account">
            <h2 id="own-account">{words.people.own.account}</h2>
            <Facts facts={ownFacts(user, words)} />
          </section>
          <PhotoCard name={user.name} />
        </div>
      )}
      {own.part}
      {tab === 'documents' && own.documents}
      {tab === 'bank' && bank}
      {tab === 'password' && <PasswordForm />}
      {tab === 'sessions' && <OwnSessions />}
      {tab === 'second-factor' && <SecondFactor user={user} />}
      {tab === 'notifications' && own.notifications}
    </>
  );
}
