/** What later rooms and the app may ask of attendance; everything else here is the room's own. */
export { closeDemoMonth } from './demo/close-demo-month.ts';
export { keepUpName } from './judging/keep-up-job.ts';
export { findFigures } from './store/figures.ts';
export { askRefuseReopening } from './questions.ts';
