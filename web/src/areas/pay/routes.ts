import { adminScreen, employeeScreen, screensWith } from '../../wiring/screen-routes.ts';
import { payWords } from './words.ts';

const screen = screensWith(payWords);
const components = () => import('./screens/component-screen.tsx');
const run = () => import('./screens/run-screen.tsx');
const sheet = () => import('./screens/sheet-screen.tsx');
const payslip = () => import('./screens/payslip-screen.tsx');
const own = () => import('./screens/own-payslips-screen.tsx');

export const payAdminRoutes = [
  adminScreen('pay-component', screen(components, 'ComponentScreen')),
  adminScreen('salary-generate', screen(run, 'RunScreen')),
  adminScreen('salary-sheet', screen(sheet, 'SheetScreen')),
  adminScreen('salary-sheet/$id', screen(payslip, 'PayslipScreen')),
  adminScreen('paid-salary', screen(sheet, 'PaidScreen')),
];

export const payEmployeeRoutes = [
  employeeScreen('payslips', screen(own, 'OwnPayslipsScreen')),
  employeeScreen('payslips/$id', screen(payslip, 'OwnPayslipScreen')),
];
