import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { loginPaths } from '../session/auth-paths.ts';
import { kindBefore, ownPath, type PanelName, wayOn } from '../session/panel-access.ts';
import { useSession } from '../session/session.ts';

/** Nobody is in: to the login, and from there back here. Who may not be here is told in the panel. */
export const guardPanel =
  (panel: PanelName) =>
  ({ location }: { readonly location: ParsedLocation }) => {
    const { user, lastType } = useSession.getState();
    if (user) return;
    throw redirect({
      to: loginPaths[kindBefore(panel, lastType)].login,
      search: { next: ownPath(location.href) },
      replace: true,
    });
  };

export interface Next {
  readonly next?: string;
}

export const readNext = (search: Record<string, unknown>): Next => ({
  next: ownPath(search.next),
});

/** Someone who is in needs no login. */
export const skipLogin = ({ search }: { readonly search: Next }) => {
  const session = useSession.getState();
  if (session.user) throw redirect({ href: wayOn(search.next, session), replace: true });
};
