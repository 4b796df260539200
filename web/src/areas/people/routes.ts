import { adminScreen, employeeScreen, screensWith } from '../../wiring/screen-routes.ts';
import { peopleWords } from './words.ts';

const screen = screensWith(peopleWords);
const list = () => import('./screens/people-screen.tsx');
const profile = () => import('./screens/profile-screen.tsx');
const add = () => import('./screens/add-person-screen.tsx');
const due = () => import('./screens/due-screen.tsx');
const sync = () => import('./screens/sync-screen.tsx');
const sheetImport = () => import('./screens/import-people-screen.tsx');
const batch = () => import('./screens/batch-screen.tsx');
const chart = () => import('./screens/chart-screen.tsx');
const team = () => import('./screens/team-screen.tsx');
const dueScreen = screen(due, 'DueScreen');
const employeeProfile = screen(profile, 'EmployeeScreen');
const teamMember = screen(profile, 'TeamMemberScreen');

export const peopleAdminRoutes = [
  adminScreen('employee', screen(list, 'PeopleScreen')),
  adminScreen('employee/new', screen(add, 'AddPersonScreen')),
  adminScreen('employee/due', dueScreen),
  adminScreen('employee/due/$tab', dueScreen),
  adminScreen('employee/sync', screen(sync, 'SyncScreen')),
  adminScreen('employee/import', screen(sheetImport, 'ImportPeopleScreen')),
  adminScreen('employee/import/$batchId', screen(batch, 'BatchScreen')),
  adminScreen('employee/$id', employeeProfile),
  adminScreen('employee/$id/$tab', employeeProfile),
  adminScreen('organisation-chart', screen(chart, 'CompanyChartScreen')),
];

export const peopleEmployeeRoutes = [
  employeeScreen('team', screen(team, 'TeamScreen')),
  employeeScreen('team/$id', teamMember),
  employeeScreen('team/$id/$tab', teamMember),
  employeeScreen('organisation-chart', screen(chart, 'ColleaguesChartScreen')),
];
