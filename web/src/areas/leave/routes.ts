import { adminScreen, employeeScreen, screensWith } from '../../wiring/screen-routes.ts';
import { leaveWords } from './words.ts';

const screen = screensWith(leaveWords);
const applications = () => import('./screens/applications-screen.tsx');
const balances = () => import('./screens/balances-screen.tsx');
const types = () => import('./screens/types-screen.tsx');
const blocks = () => import('./screens/blocks-screen.tsx');
const month = () => import('./screens/month-screen.tsx');
const own = () => import('./screens/own-leave-screen.tsx');

export const leaveAdminRoutes = [
  adminScreen('leave-application', screen(applications, 'ApplicationsScreen')),
  adminScreen('leave-balance', screen(balances, 'BalancesScreen')),
  adminScreen('leave-type', screen(types, 'TypesScreen')),
  adminScreen('leave-type/blocked', screen(blocks, 'BlocksScreen')),
  adminScreen('calendar', screen(month, 'AdminMonthScreen')),
];

export const leaveEmployeeRoutes = [
  employeeScreen('leave', screen(own, 'OwnLeaveScreen')),
  employeeScreen('leave/team', screen(applications, 'TeamLeaveScreen')),
  employeeScreen('calendar', screen(month, 'OwnMonthScreen')),
];
