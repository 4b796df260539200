import { Navigate, useParams } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { ownTabsFor } from '../../../wiring/own-tabs.ts';
import type { PanelName } from '../../../session/panel-access.ts';
import { useRooms } from '../../../wiring/web-room.ts';
import { roleWord } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';
import { useOwnPhoto } from '../own-photo.ts';

/** The own profile in whichever panel: what each room knows of the reader, first its first tab. */
function ProfileScreen({ panel }: { readonly panel: `/${PanelName}` }) {
  const { words } = useWords();
  const { tab: path } = useParams({ strict: false });
  const user = useSession((session) => session.user);
  const photo = useOwnPhoto();
  const rooms = useRooms();
  if (!user) return null;
  const base = `${panel}/profile`;
  const tabs = ownTabsFor(rooms, user);
  const tab = tabs.find((each) => each.path === path);
  if (!tab) return <Navigate to={`${base}/${tabs[0]?.path ?? ''}`} replace />;
  return (
    <>
      <PersonHead name={user.name} photo={photo} note={roleWord(user, words)} />
      <TabLinks
        label={words.account.profile.title}
        tabs={tabs.map((each) => ({ path: `${base}/${each.path}`, label: each.label(words) }))}
      />
      <tab.Tab user={user} panel={panel} />
    </>
  );
}

export const AdminProfileScreen = () => <ProfileScreen panel="/admin" />;
export const EmployeeProfileScreen = () => <ProfileScreen panel="/employee" />;
export const ApplicantProfileScreen = () => <ProfileScreen panel="/applicant" />;
