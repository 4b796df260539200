import { adminScreen, employeeScreen, screensWith } from '../../wiring/screen-routes.ts';
import { inboxWords } from './words.ts';

const screen = screensWith(inboxWords);
const inbox = () => import('./screens/inbox-screen.tsx');
const delegation = () => import('./screens/delegation-screen.tsx');
const notices = () => import('./screens/notice-screen.tsx');

export const inboxAdminRoutes = [
  adminScreen('inbox', screen(inbox, 'AdminInboxScreen')),
  adminScreen('inbox/delegation', screen(delegation, 'AdminDelegationScreen')),
  adminScreen('notification', screen(notices, 'AdminNoticeScreen')),
];

export const inboxEmployeeRoutes = [
  employeeScreen('inbox', screen(inbox, 'EmployeeInboxScreen')),
  employeeScreen('inbox/delegation', screen(delegation, 'EmployeeDelegationScreen')),
  employeeScreen('notification', screen(notices, 'EmployeeNoticeScreen')),
];
