import { adminScreen, screen } from '../../wiring/screen-routes.ts';

const questionBank = () => import('./screens/question-bank-screen.tsx');

export const examsAdminRoutes = [
  adminScreen('services', screen(questionBank, 'ServicesScreen')),
  adminScreen('levels', screen(questionBank, 'LevelsScreen')),
  adminScreen('sections', screen(questionBank, 'SectionsScreen')),
];
