import '../../ui/theme/panel-kit.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { rooms } from '../../rooms.ts';
import { useSession } from '../../session/session.ts';
import { notify } from '../../ui/status/notify.ts';
import type { PanelName } from '../../session/panel-access.ts';
import { RoomsContext } from '../../wiring/web-room.ts';
import { PanelSpeaking } from '../../words/panel-speaking.tsx';
import { withSetUp } from '../admin/set-up-place.ts';
import { NoAccessAlone } from '../alone.tsx';
import { mayEnter } from '../../session/panel-access.ts';
import { FirstLogin } from '../public/login/first-login.tsx';
import { Frame } from './frame.tsx';
import { PanelContext } from './panel.ts';
import { makeQueryClient } from './query-client.ts';

interface PanelPageProps {
  readonly name: PanelName;
  /** a page of the panel that stands alone; else the frame with its screens */
  readonly alone?: ReactNode;
}

const composed = withSetUp(rooms);
const words = rooms.flatMap((room) => room.words ?? []);

/** What was read belongs to the person who read it: the cache goes when the panel is left. */
export function PanelPage({ name, alone }: PanelPageProps) {
  const [queries] = useState(makeQueryClient);
  const session = useSession();
  useEffect(() => notify.prepare(), []);
  // on the way out: the login is being fetched
  if (!session.user) return null;
  if (!mayEnter(name, session)) return <NoAccessAlone />;
  if (session.user.firstLogin) return <FirstLogin />;
  return (
    <QueryClientProvider client={queries}>
      <PanelSpeaking rooms={words}>
        <RoomsContext value={composed}>
          <PanelContext value={name}>{alone ?? <Frame />}</PanelContext>
        </RoomsContext>
      </PanelSpeaking>
    </QueryClientProvider>
  );
}
