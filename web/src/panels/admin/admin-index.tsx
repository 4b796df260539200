import { Navigate } from '@tanstack/react-router';
import { useSession } from '../../session/session.ts';
import { useRooms } from '../../wiring/web-room.ts';
import { menuFor } from '../frame/menu/menu.ts';

/** The first screen that this person may open; without any, the own profile. */
export function AdminIndex() {
  const user = useSession((session) => session.user);
  const first = menuFor(useRooms(), 'admin', user)[0]?.pages[0]?.path ?? '/admin/profile/info';
  return <Navigate to={first} replace />;
}
