import { asked as askedFor } from '../../server/src/testing/people/make-leave.ts';
import {
  own,
  group,
  house,
  list,
  one,
  personal,
  elsewhere,
  search,
  searchAll,
  type Entry,
  keepers,
} from './entry.ts';
import { next, nextDay } from './world.ts';

export const entries: Readonly<Record<string, Entry>> = {
  'leave-type.list': house,
  'leave-type.read': house,
  'leave-type.create': group,
  'leave-type.change': group,
  'leave-type.remove': group,
  'leave.list': list(search),
  'leave.export': list(searchAll),
  'leave-balance.export': list(searchAll),
  'leave.create': one(({ side, world }) => ({
    body: { employeeId: side.colleague, ...askedFor(world.leaveType, nextDay()) },
  })),
  'leave.read': one(async ({ side, make }) => ({ path: { id: await make.application(side) } })),
  'leave.change': one(async ({ side, make }) => ({
    path: { id: await make.application(side) },
    body: { status: 'Rejected', comment: 'No' },
  })),
  'leave.review': one(async ({ side, make }) => ({
    path: { id: await make.managed(side) },
    body: { status: 'Rejected', comment: 'No' },
  })),
  'leave.remove': one(async ({ side, make }) => ({ path: { id: await make.application(side) } })),
  'leave.summary': one(({ side }) => ({ query: { employeeId: side.person } })),
  'own-leave.list': own,
  'own-leave.create': own,
  'own-leave.read': personal(async ({ side, make }) => ({
    path: { id: await make.application(side) },
  })),
  'own-leave.change': personal(async ({ side, make }) => ({
    path: { id: await make.application(side) },
    body: { reason: 'Mine' },
  })),
  'own-leave.remove': personal(async ({ side, make }) => ({
    path: { id: await make.application(side) },
  })),
  'own-leave.review': one(async ({ side, make }) => ({
    path: { id: await make.application(side) },
    body: { status: 'Rejected', comment: 'No' },
  })),
  'own-leave.summary': one(({ side }) => ({ query: { employeeId: side.person } }), keepers),
  'own-leave.plan': one(
    ({ side, world }) => ({
      query: {
        from: '2026-05-05',
        until: '2026-05-05',
        employeeId: side.person,
        leaveType: world.leaveType,
      },
    }),
    keepers,
  ),
  'own-leave.statement': own,
  'leave-balance.statement': one(({ side }) => ({ body: { employeeId: side.person } })),
  'leave-balance.list': list(search),
  'leave-balance.entries': one(({ side, world }) => ({
    query: { employeeId: side.person, leaveType: world.leaveType, year: '2026' },
  })),
  'leave-balance.adjust': one(({ side, world }) => ({
    body: {
      employeeId: side.person,
      leaveType: world.leaveType,
      year: 2026,
      days: 1,
      note: 'Gift',
    },
  })),
  'leave-balance.encash': one(({ side, world }) => ({
    body: { employeeId: side.person, leaveType: world.leaveType, year: 2026, days: 1 },
  })),
  'leave-balance.closing': house,
  'leave-balance.close': elsewhere('server/src/areas/leave/balances.test.ts'),
  'leave-block.list': list(() => ({ query: { limit: '0' } })),
  'leave-block.create': one(
    ({ side }) => ({
      body: {
        name: `Block ${next()}`,
        startDate: '2026-10-06',
        endDate: '2026-10-06',
        department: side.department,
      },
    }),
    {
      group: () => ({
        body: { name: `Block ${next()}`, startDate: '2026-10-06', endDate: '2026-10-06' },
      }),
    },
  ),
  'leave-block.change': one(async ({ side, make }) => ({
    path: { id: await make.block(side) },
    body: { name: 'Changed' },
  })),
  'leave-block.remove': one(async ({ side, make }) => ({ path: { id: await make.block(side) } })),
};
