import { minutes } from '../clock.ts';

/** After each failed try; together almost three days. */
const waits = [1, 2, 5, 10, 20, 30, 60, 120, 240, 480, 720, 1440, 1440].map(minutes);

/** How long to wait after so many failed tries; nothing when it is time to give up. */
export const mailWaitAfter = (failures: number): number | undefined => waits[failures - 1];
