import { type Entry, own, group, house, list, one } from './entry.ts';
import { next, nextDay } from './world.ts';

export const entries: Readonly<Record<string, Entry>> = {
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
