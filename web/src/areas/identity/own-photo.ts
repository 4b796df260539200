import type { SessionUser } from '@muster/contract/identity/account.ts';
import { ownPhotoCalls } from '@muster/contract/identity/photo-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useSession } from '../../session/session.ts';

/** Of one account only: the next person at this browser never sees it. */
const keyOf = (user: SessionUser | null) => ['own-photo', user?.id];
/** Below the life of an address, so that the one at hand always works. */
const freshFor = 180_000;

/** The address of the own photo; null: there is none, or it is not known yet. */
export function useOwnPhoto(): string | null {
  const user = useSession((session) => session.user);
  const isClosed = user?.secondFactorNeeded && !user.secondFactor;
  const { data } = useQuery({
    queryKey: keyOf(user),
    queryFn: ({ signal }) => call(ownPhotoCalls.read, {}, signal),
    staleTime: freshFor,
    gcTime: freshFor,
    enabled: user !== null && !isClosed,
  });
  return data?.photo?.address ?? null;
}

/** Takes an upload as the own photo, or none; everything that shows it follows. */
export function useSetOwnPhoto() {
  const client = useQueryClient();
  const user = useSession((session) => session.user);
  return async (fileId: string | null): Promise<void> => {
    client.setQueryData(keyOf(user), await call(ownPhotoCalls.set, { body: { fileId } }));
    // the same face stands in the lists of people
    void client.invalidateQueries({ queryKey: ['people'] });
  };
}
