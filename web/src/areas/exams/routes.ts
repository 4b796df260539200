import { adminScreen, screensWith } from '../../wiring/screen-routes.ts';
import { examsWords } from './words.ts';

const screen = screensWith(examsWords);
const questionBank = () => import('./screens/question-bank-screen.tsx');

export const examsAdminRoutes = [
  adminScreen('services', screen(questionBank, 'ServicesScreen')),
  adminScreen('levels', screen(questionBank, 'LevelsScreen')),
  adminScreen('sections', screen(questionBank, 'SectionsScreen')),
];
