import { useSession } from '../../session/session.ts';

/** The zone of the device, for a session that an older version began. */
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times of attendance are those of the company, wherever one reads them. */
export const useZone = (): string =>
  useSession((session): string | undefined => session.user?.zone) ?? own;
