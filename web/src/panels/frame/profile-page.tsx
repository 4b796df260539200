import { Navigate, useParams } from '@tanstack/react-router';
import { hasTab } from '../../areas/identity/parts/profile-tabs.ts';
import { ProfileScreen } from '../../areas/identity/screens/profile-screen.tsx';
import { NoticeChoices } from '../../areas/inbox/parts/notice-choices.tsx';
import { OwnDocuments } from '../../areas/people/parts/document-tab.tsx';
import { OwnBank } from '../../areas/people/parts/own-bank.tsx';
import { OwnPart } from '../../areas/people/parts/own-part.tsx';
import { OwnRecord } from '../../areas/people/parts/own-record.tsx';
import { useSession } from '../../session/session.ts';
import { usePanel } from './panel.ts';

/** The own profile in whichever panel, with the own record where there is one; first its first tab. */
export function ProfilePage() {
  const { path } = usePanel();
  const base = `${path}/profile`;
  const { tab } = useParams({ strict: false });
  const user = useSession((session) => session.user);
  if (!tab || !hasTab(tab, user)) return <Navigate to={`${base}/info`} replace />;
  const id = user?.employeeId;
  return (
    <ProfileScreen
      base={base}
      tab={tab}
      record={id && <OwnRecord id={id} inbox={`${path}/inbox`} />}
      bank={id && <OwnBank id={id} inbox={`${path}/inbox`} />}
      documents={id && <OwnDocuments id={id} />}
      part={id && <OwnPart id={id} tab={tab} />}
      notifications={<NoticeChoices />}
    />
  );
}
