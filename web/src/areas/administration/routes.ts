import { adminScreen, screensWith } from '../../wiring/screen-routes.ts';
import { administrationWords } from './words.ts';

const screen = screensWith(administrationWords);
const audit = () => import('./screens/audit-screen.tsx');
const mail = () => import('./screens/mail-screen.tsx');
const jobs = () => import('./screens/job-screen.tsx');
const settings = () => import('./screens/settings-screen.tsx');

export const administrationAdminRoutes = [
  adminScreen('audit', screen(audit, 'AuditScreen')),
  adminScreen('mail', screen(mail, 'MailScreen')),
  adminScreen('jobs', screen(jobs, 'JobScreen')),
  adminScreen('settings', screen(settings, 'FirstSection')),
  adminScreen('settings/$section', screen(settings, 'SettingsScreen')),
];
