import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import { IconInbox } from '@tabler/icons-react';
import { WaitingCount } from '../../areas/inbox/parts/waiting-count.tsx';
import { by, type MenuEntry } from './panel.ts';

/** What waits for someone, in whichever panel. */
export const inboxEntry = (panel: '/admin' | '/employee'): MenuEntry => ({
  path: `${panel}/inbox`,
  icon: IconInbox,
  label: (words) => words.inbox.title,
  one: (words) => words.inbox.delegation.title,
  Count: WaitingCount,
  ...by(inboxCalls.list),
});
