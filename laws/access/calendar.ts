import { type AccessRow, staff, withTimes } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'Holidays, calendar; shifts',
    calls: /^((holidays|shift)\.(list|read)|holidays\.export)$/,
    may: staff,
  },
  {
    row: 'Holidays, calendar; shifts, rosters, writing',
    calls:
      /^((holidays|shift|roster-pattern)\.(create|change|remove)|roster\.(assign|unassign|setDays))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Shifts, rosters, devices, punch import, blocked days: reading',
    calls: /^(roster-pattern\.list|roster\.assignments)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'Rosters: the own, those below, those of the department, all',
    calls: /^(holidays\.calendar(OfEmployee)?|roster\.grid(File)?)$/,
    may: withTimes,
  },
];
