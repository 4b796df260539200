import { Navigate, useParams } from '@tanstack/react-router';
import { ProfileScreen } from '../../areas/identity/screens/profile-screen.tsx';
import { isProfileTab } from '../../areas/identity/parts/profile-tabs.ts';
import { usePanel } from './panel.ts';

/** The own profile in whichever panel; without a tab, its first. */
export function ProfilePage() {
  const base = `${usePanel().path}/profile`;
  const { tab } = useParams({ strict: false });
  if (!tab || !isProfileTab(tab)) return <Navigate to={`${base}/info`} replace />;
  return <ProfileScreen base={base} tab={tab} />;
}
