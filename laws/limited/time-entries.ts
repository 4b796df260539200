import { own, group, house, list, one, personal, elsewhere, type Entry, keepers } from './entry.ts';
import { entryOf, next, nextDay } from './world.ts';

const reports = ['daily', 'log', 'summary', 'matrix'];
export const attendance: Readonly<Record<string, Entry>> = {
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
  'attendance.job': one(async ({ make, maker }) => ({
    path: { id: (await make.punchImport(maker)).jobId },
  })),
  'own-attendance.punch': own,
  'own-attendance.check': own,
  'own-attendance.month': own,
  'device.list': house,
  'device.create': group,
  'device.change': group,
  'punch.import': elsewhere('server/src/areas/attendance/imports.test.ts'),
  'punch.readImport': one(async ({ make, maker }) => ({
    path: { id: (await make.punchImport(maker)).importId },
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

export const calendar: Readonly<Record<string, Entry>> = {
  'holidays.list': house,
  'holidays.export': house,
  'holidays.read': house,
  'holidays.create': one(
    ({ side }) => {
      const day = nextDay();
      const span = { startDate: day, endDate: day };
      return {
        body: { name: `Fair ${next()}`, type: 'Government', ...span, locations: [side.place] },
      };
    },
    { foreign: [403, 'calendar.frees-others'] },
  ),
  'holidays.change': one(
    async ({ side, make }) => ({
      path: { id: await make.holiday(side) },
      body: { name: `Fair ${next()}` },
    }),
    { foreign: [403, 'calendar.frees-others'] },
  ),
  'holidays.remove': one(async ({ side, make }) => ({ path: { id: await make.holiday(side) } }), {
    foreign: [403, 'calendar.frees-others'],
  }),
  'holidays.calendar': one(({ side }) => ({
    query: { month: '2026-03', employeeId: side.person },
  })),
  'holidays.calendarOfEmployee': one(({ side }) => ({
    query: { month: '2026-03', employeeId: side.person },
  })),
  'calendar-feed.read': own,
  'calendar-feed.make': own,
  'calendar-feed.end': own,
  'shift.list': house,
  'shift.read': house,
  'shift.create': group,
  'shift.change': group,
  'shift.remove': group,
  'roster-pattern.list': house,
  'roster-pattern.create': group,
  'roster-pattern.change': group,
  'roster-pattern.remove': group,
  'roster.assignments': house,
  'roster.assign': one(
    ({ side, world }) => ({
      body: { target: 'unit', of: side.unit, shift: world.shift, startDate: nextDay() },
    }),
    {
      group: ({ world }) => ({
        body: { target: 'house', of: null, shift: world.shift, startDate: nextDay() },
      }),
    },
  ),
  'roster.unassign': one(async ({ side, make }) => ({ path: { id: await make.assignment(side) } })),
  'roster.grid': list(({ side }) => ({
    query: { startDate: '2026-03-01', endDate: '2026-03-07', search: side.token },
  })),
  'roster.gridFile': list(({ side }) => ({
    query: { startDate: '2026-03-01', endDate: '2026-03-07', search: side.token },
  })),
  'roster.setDays': one(({ side, world }) => ({
    body: { days: [{ employeeId: side.person, day: nextDay(), set: world.shift }] },
  })),
};
