import { adminScreen, screensWith } from '../../wiring/screen-routes.ts';
import { organisationWords } from './words.ts';

const screen = screensWith(organisationWords);
const master = () => import('./screens/master-screen.tsx');

export const organisationAdminRoutes = [
  adminScreen('master/$record', screen(master, 'MasterScreen')),
];
