/** What the app may ask of pay; everything else here is the room's own. */
export { demoPayMonthsName } from './demo/pay-months-job.ts';
