import { settingsCalls } from '@muster/contract/administration/settings-calls.ts';
import { own, group, list, one, keepers, elsewhere, person, search, type Entry } from './entry.ts';
import { next, nextDay } from './world.ts';

export const identity: Readonly<Record<string, Entry>> = Object.fromEntries(
  [
    'adminLogout',
    'adminMe',
    'adminUpdatePassword',
    'employeeLogout',
    'employeeMe',
    'employeeUpdatePassword',
    'applicantLogout',
    'applicantMe',
    'applicantUpdatePassword',
    'ownSessions',
    'endOwnSession',
    'endOtherSessions',
    'beginSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
    'choosePassword',
    'ownPhoto',
    'setOwnPhoto',
  ].map((name) => [`identity.${name}`, own]),
);

export const users: Readonly<Record<string, Entry>> = {
  'users.list': list(search),
  'users.search': list(({ side }) => ({ query: { searchKeyword: side.token } })),
  'users.create': one(
    ({ side }) => ({
      body: {
        name: `${side.token} New`,
        email: `new-${next()}@example.com`,
        userRole: 'HR',
        organization: side.concern,
      },
    }),
    { foreign: [422, 'request.rule'] },
  ),
  'users.read': one(({ side }) => ({ path: { id: side.user } })),
  'users.log': one(({ side }) => ({ path: { id: side.user } })),
  'users.change': one(async ({ side, make }) => ({
    path: { id: await make.user(side) },
    body: { name: `${side.token} Renamed` },
  })),
  'users.remove': one(async ({ side, make }) => ({ path: { id: await make.user(side) } })),
};

export const access: Readonly<Record<string, Entry>> = {
  'access.read': one(person()),
  'access.plan': one(({ side }) => ({ body: { ids: [side.person], way: 'auto' } })),
  // whoever gets a slip is logged out
  'access.give': one(async ({ side, make }) => ({
    body: { ids: [await make.someone(side)], way: 'slip' },
  })),
  'access.change': one(person({ active: 'Yes' })),
};

export const administration: Readonly<Record<string, Entry>> = {
  'jobs.list': group,
  'jobs.read': group,
  'jobs.retry': group,
  'mail.list': group,
  'mail.read': group,
  'mail.retry': group,
  'audit.list': group,
  'audit.export': group,
  'audit.state': group,
  'audit.read': group,
  'audit.verify': group,
  'settings.read': one(({ side }) => ({ query: { concern: side.concern } })),
  ...Object.fromEntries(
    Object.values(settingsCalls)
      .filter(({ name }) => name !== 'settings.read')
      .map(({ name }) => [
        name,
        one(({ side }) => ({ query: { concern: side.concern }, body: {} }), {
          group: () => ({ body: {} }),
        }),
      ]),
  ),
};

export const inbox: Readonly<Record<string, Entry>> = {
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
