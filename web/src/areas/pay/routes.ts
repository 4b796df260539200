import { adminScreen, screensWith } from '../../wiring/screen-routes.ts';
import { payWords } from './words.ts';

const screen = screensWith(payWords);
const components = () => import('./screens/component-screen.tsx');

export const payAdminRoutes = [adminScreen('pay-component', screen(components, 'ComponentScreen'))];
