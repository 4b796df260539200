import { adminScreen, screensWith } from '../../wiring/screen-routes.ts';
import { payWords } from './words.ts';

const screen = screensWith(payWords);
const components = () => import('./screens/component-screen.tsx');
const salaries = () => import('./screens/salaries-screen.tsx');
const salary = () => import('./screens/salary-screen.tsx');
const structures = () => import('./screens/structures-screen.tsx');
const structure = () => import('./screens/structure-screen.tsx');
const version = () => import('./screens/version-screen.tsx');

export const payAdminRoutes = [
  adminScreen('pay-component', screen(components, 'ComponentScreen')),
  adminScreen('salary', screen(salaries, 'SalariesScreen')),
  adminScreen('salary/$employeeId', screen(salary, 'SalaryScreen')),
  adminScreen('salary-structure', screen(structures, 'StructuresScreen')),
  adminScreen('salary-structure/$id', screen(structure, 'StructureScreen')),
  adminScreen('salary-structure/$id/new', screen(version, 'VersionScreen')),
];
