import { adminScreen, employeeScreen, screensWith } from '../../wiring/screen-routes.ts';
import { attendanceWords } from './words.ts';

const screen = screensWith(attendanceWords);
const daily = () => import('./screens/daily-screen.tsx');
const log = () => import('./screens/log-screen.tsx');
const summary = () => import('./screens/summary-screen.tsx');
const matrix = () => import('./screens/matrix-screen.tsx');
const requests = () => import('./screens/requests-screen.tsx');
const devices = () => import('./screens/devices-screen.tsx');
const unknown = () => import('./screens/unknown-screen.tsx');
const given = () => import('./screens/device-numbers-screen.tsx');
const punchImport = () => import('./screens/import-punches-screen.tsx');
const months = () => import('./screens/months-screen.tsx');
const own = () => import('./screens/own-screen.tsx');

export const attendanceAdminRoutes = [
  adminScreen('attendance/daily', screen(daily, 'DailyScreen')),
  adminScreen('attendance/log', screen(log, 'LogScreen')),
  adminScreen('attendance/summary', screen(summary, 'SummaryScreen')),
  adminScreen('attendance/matrix', screen(matrix, 'MatrixScreen')),
  adminScreen('attendance/corrections', screen(requests, 'CorrectionsScreen')),
  adminScreen('attendance/devices', screen(devices, 'DevicesScreen')),
  adminScreen('attendance/devices/unknown', screen(unknown, 'UnknownScreen')),
  adminScreen('attendance/devices/given', screen(given, 'DeviceNumbersScreen')),
  adminScreen('attendance/devices/import', screen(punchImport, 'ImportPunchesScreen')),
  adminScreen('attendance/months', screen(months, 'MonthsScreen')),
];

export const attendanceEmployeeRoutes = [
  employeeScreen('attendance', screen(own, 'OwnAttendanceScreen')),
  employeeScreen('attendance/team', screen(daily, 'TeamAttendanceScreen')),
  employeeScreen('attendance/requests', screen(requests, 'TeamRequestsScreen')),
];
