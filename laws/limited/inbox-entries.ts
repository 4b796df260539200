import { type Entry, own, list, one, elsewhere, keepers } from './entry.ts';
import { nextDay } from './world.ts';

export const entries: Readonly<Record<string, Entry>> = {
  'delegation.list': list(() => ({ query: { whose: 'all' } }), keepers),
  'delegation.create': one(({ side }) => {
    const day = nextDay();
    return {
      body: { employeeId: side.person, toPerson: side.colleague, fromDate: day, toDate: day },
    };
  }, keepers),
  'delegation.remove': one(
    async ({ side, make }) => ({
      path: { id: await make.delegation(side) },
    }),
    keepers,
  ),
  'inbox.list': list(() => ({ query: { limit: '0' } }), keepers),
  'inbox.read': one(
    async ({ side, make }) => ({ path: { id: await make.proposal(side) } }),
    keepers,
  ),
  'inbox.decide': one(
    async ({ side, make }) => ({
      path: { id: await make.proposal(side) },
      body: { verdict: 'approve' },
    }),
    keepers,
  ),
  'inbox.decideMany': elsewhere('laws/limited.test.ts'),
  'notification.list': own,
  'notification.markRead': own,
  'notification.choices': own,
  'notification.choose': own,
};
