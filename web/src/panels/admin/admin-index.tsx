import { Navigate } from '@tanstack/react-router';
import { useSession } from '../../session/session.ts';
import { menuFor } from '../frame/place.ts';
import { adminPanel } from './menu.ts';

/** The first screen that this person may open; without any, the own profile. */
export function AdminIndex() {
  const user = useSession((session) => session.user);
  const first = menuFor(adminPanel, user)[0]?.entries[0]?.path ?? '/admin/profile/info';
  return <Navigate to={first} replace />;
}
