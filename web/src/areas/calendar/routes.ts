import { adminScreen, screensWith } from '../../wiring/screen-routes.ts';
import { calendarWords } from './words.ts';

const screen = screensWith(calendarWords);
const holidays = () => import('./screens/holidays-screen.tsx');
const shifts = () => import('./screens/shifts-screen.tsx');
const roster = () => import('./screens/roster-screen.tsx');
const assignments = () => import('./screens/assignments-screen.tsx');
const patterns = () => import('./screens/patterns-screen.tsx');

export const calendarAdminRoutes = [
  adminScreen('holidays', screen(holidays, 'HolidaysScreen')),
  adminScreen('attendance/shifts', screen(shifts, 'ShiftsScreen')),
  adminScreen('attendance/roster', screen(roster, 'RosterScreen')),
  adminScreen('attendance/roster/assignments', screen(assignments, 'AssignmentsScreen')),
  adminScreen('attendance/roster/patterns', screen(patterns, 'PatternsScreen')),
];
