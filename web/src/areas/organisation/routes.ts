import { adminScreen, screen } from '../../wiring/screen-routes.ts';

const master = () => import('./screens/master-screen.tsx');

export const organisationAdminRoutes = [
  adminScreen('master/$record', screen(master, 'MasterScreen')),
];
