import { type Entry, own, list, one, person, search } from './entry.ts';
import { next } from './world.ts';

const account: Readonly<Record<string, Entry>> = Object.fromEntries(
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

const users: Readonly<Record<string, Entry>> = {
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

const access: Readonly<Record<string, Entry>> = {
  'access.read': one(person()),
  'access.plan': one(({ side }) => ({ body: { ids: [side.person], way: 'auto' } })),
  // whoever gets a slip is logged out
  'access.give': one(async ({ side, make }) => ({
    body: { ids: [await make.someone(side)], way: 'slip' },
  })),
  'access.change': one(person({ active: 'Yes' })),
};

export const entries: Readonly<Record<string, Entry>> = {
  ...account,
  'files.upload': own,
  ...users,
  ...access,
  ...Object.fromEntries(
    ['list', 'save', 'change', 'remove', 'setDefault'].map((name) => [`view.${name}`, own]),
  ),
};
