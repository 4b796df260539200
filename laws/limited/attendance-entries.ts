import { type Entry, own, group, house, list, one, personal, elsewhere, keepers } from './entry.ts';
import { entryOf } from './world.ts';

const reports = ['daily', 'log', 'summary', 'matrix'];
export const entries: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(
    // payroll officers have the figures of closed months alone, and none is closed here
    reports.flatMap((name) =>
      [`attendance.${name}`, `attendance.${name}File`].map((call): [string, Entry] => [
        call,
        name === 'log' ? house : list(({ side }) => ({ query: { search: side.token } }), keepers),
      ]),
    ),
  ),
  'attendance.waive': one(({ side }) => ({
    body: { employeeId: side.person, date: '2026-02-26', isWaived: true, reason: 'Rain' },
  })),
  'attendance.recompute': one(({ side }) => ({
    body: { employeeId: side.person, fromDate: '2026-02-20', toDate: '2026-02-21' },
  })),
  'own-attendance.punch': own,
  'own-attendance.check': own,
  'own-attendance.month': own,
  'own-attendance.monthDocument': own,
  'attendance.monthDocument': one(({ side }) => ({ body: { employeeId: side.person } }), {
    foreign: [422, 'documents.nothing'],
  }),
  'device.list': house,
  'device.create': group,
  'device.change': group,
  'punch.import': elsewhere('server/src/areas/attendance/imports.test.ts'),
  'punch.readImport': one(async ({ make, maker }) => ({
    path: { id: await make.punchImport(maker) },
  })),
  'unknown-punch.list': house,
  'unknown-punch.settle': group,
  'given-number.list': house,
  'given-number.remove': one(async ({ side, make }) => ({ path: { id: await make.given(side) } })),
  'attendance-lock.list': list(),
  'attendance-lock.lock': one(({ side }) => ({
    body: { concernCompany: side.concern, month: '2026-01' },
  })),
  'attendance-lock.unlock': one(async ({ side, world }) => {
    const month = '2025-12';
    await world.admin.post('/attendance-lock', { concernCompany: side.concern, month });
    return { path: { concern: side.concern }, query: { month } };
  }),
  'punch-entry.preview': one(({ side }) => ({ body: entryOf(side.person) })),
  'punch-entry.create': one(({ side }) => ({ body: { ...entryOf(side.person), reason: 'x' } })),
  'punch-entry.list': list(),
  'punch-entry.read': one(async ({ side, make }) => ({ path: { id: await make.entry(side) } })),
  'punch-entry.undo': one(async ({ side, make }) => ({ path: { id: await make.entry(side) } })),
  'time-request.list': list(),
  'time-request.own': own,
  'time-request.correct': own,
  'time-request.dayOff': own,
  'time-request.cancel': personal(async ({ side, make }) => ({
    path: { id: await make.application(side) },
  })),
};
