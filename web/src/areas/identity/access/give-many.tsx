import { accessCalls } from '@muster/contract/identity/access-calls.ts';
import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { useWords } from '../../../words/words.ts';
import { GiveDrawer, type AccessGrant } from './give-drawer.tsx';

/** Among what is done with chosen people: all of them get access. */
export function GiveMany({ ids }: { readonly ids: ReadonlySet<string> }) {
  const { access } = useWords().words;
  const isPhone = usePhone();
  const user = useSession((session) => session.user);
  const [giving, setGiving] = useState<AccessGrant>();
  if (!user || !mayCall(accessCalls.give, user)) return null;
  return (
    <>
      <button
        type="button"
        aria-label={access.give}
        onClick={() => setGiving({ ids: [...ids], renew: false })}
      >
        <IconKey size={16} aria-hidden />
        {isPhone ? access.giveShort : access.give}
      </button>
      <GiveDrawer giving={giving} onClose={() => setGiving(undefined)} />
    </>
  );
}
