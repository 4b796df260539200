/** What later rooms and the app may ask of attendance; everything else here is the room's own. */
export { entryJob } from './entries/entry-job.ts';
export { importJob } from './imports/import-job.ts';
export { keepUpJob, keepUpName } from './keep-up-job.ts';
export { closedDays, findClosed } from './locks.ts';
export { attendanceListeners, noteZone } from './note-changed.ts';
export { recomputeJob } from './recompute-job.ts';
export { handleCorrection, handleDayOff } from './requests/handle-time.ts';
