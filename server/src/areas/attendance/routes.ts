import {
  attendanceCalls,
  ownAttendanceCalls,
} from '@muster/contract/attendance/attendance-calls.ts';
import { attendanceLockCalls, deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { entryCalls } from '@muster/contract/attendance/entry-calls.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeDevice, createDevice, listDevices } from './devices/devices.ts';
import { listDeviceNumbers, removeDeviceNumber } from './devices/device-numbers.ts';
import { sendPunches } from './devices/send.ts';
import { listUnknown, settleUnknown } from './devices/unknown.ts';
import { makeEntry, undoEntry } from './entries/make-entry.ts';
import { previewEntry } from './entries/preview-entry.ts';
import { listPunchEntries, readPunchEntry } from './entries/read-entries.ts';
import { attendanceNow } from './judging/attendance-now.ts';
import { importPunches, readImport } from './imports/import-punches.ts';
import { listLocks, lockMonth, readyToLock, unlockMonth } from './closing/locks.ts';
import { checkToday } from './own-day.ts';
import { readOwnMonth } from './closing/own-month.ts';
import type { AttendanceDeps } from './deps.ts';
import { punch } from './punch.ts';
import { recompute } from './judging/recompute.ts';
import { readDaily } from './reports/daily.ts';
import { dailyFile } from './reports/files/daily-file.ts';
import { logFile } from './reports/files/log-file.ts';
import { matrixFile, summaryFile } from './reports/files/people-files.ts';
import { readLog } from './reports/log.ts';
import { readMatrix, readAttendanceSummary } from './reports/summary.ts';
import { askCorrection, askDayOff } from './requests/ask-time.ts';
import { cancelRequest } from './requests/cancel-request.ts';
import { listOwnRequests, listRequests } from './requests/read-requests.ts';
import { waive } from './closing/waive.ts';

const reportRoutes: readonly Route[] = [
  route(attendanceCalls.daily, { tx: false }, async ({ input, ...call }) =>
    readDaily(call.db, call.actor, input.query, await attendanceNow(call.db, call)),
  ),
  route(attendanceCalls.log, { tx: false }, ({ input, ...call }) => readLog(call, input.query)),
  route(attendanceCalls.summary, { tx: false }, ({ input, ...call }) =>
    readAttendanceSummary(call, input.query),
  ),
  route(attendanceCalls.matrix, { tx: false }, ({ input, ...call }) =>
    readMatrix(call, input.query),
  ),
  route(attendanceCalls.dailyFile, { tx: false }, ({ input, ...call }) =>
    dailyFile(call, input.query),
  ),
  route(attendanceCalls.logFile, { tx: false }, ({ input, ...call }) => logFile(call, input.query)),
  route(attendanceCalls.summaryFile, { tx: false }, ({ input, ...call }) =>
    summaryFile(call, input.query),
  ),
  route(attendanceCalls.matrixFile, { tx: false }, ({ input, ...call }) =>
    matrixFile(call, input.query),
  ),
  route(attendanceCalls.waive, { tx: false }, ({ input, ...call }) => waive(call, input.body)),
  route(attendanceCalls.recompute, { tx: true }, ({ input, ...call }) =>
    recompute(call, input.body),
  ),
];

const ownRoutes: readonly Route[] = [
  route(ownAttendanceCalls.punch, { tx: false }, ({ input, ...call }) =>
    punch(call, input.body.direction),
  ),
  route(ownAttendanceCalls.check, { tx: false }, (call) => checkToday(call)),
  route(ownAttendanceCalls.month, { tx: false }, ({ input, ...call }) =>
    readOwnMonth(call, input.query.month),
  ),
];

const deviceRoutes = (parts: AttendanceDeps): readonly Route[] => [
  route(deviceCalls.list, { tx: false }, ({ input, db }) => listDevices(db, input.query)),
  route(deviceCalls.create, { tx: true }, ({ input, ...call }) => createDevice(call, input.body)),
  route(deviceCalls.change, { tx: true }, ({ input, ...call }) =>
    changeDevice(call, input.params.id, input.body, parts),
  ),
  route(deviceCalls.send, { tx: false }, ({ input, ...call }) => sendPunches(call, input.body)),
  route(deviceCalls.importFile, { tx: true }, ({ input, ...call }) =>
    importPunches(call, input.body),
  ),
  route(deviceCalls.readImport, { tx: false }, ({ input, db, actor }) =>
    readImport(db, actor, input.params.id),
  ),
  route(deviceCalls.unknown, { tx: false }, ({ input, db }) => listUnknown(db, input.query)),
  route(deviceCalls.settleUnknown, { tx: true }, ({ input, ...call }) =>
    settleUnknown(call, input.body),
  ),
  route(deviceCalls.given, { tx: false }, ({ input, db, actor }) =>
    listDeviceNumbers(db, actor, input.query),
  ),
  route(deviceCalls.removeGiven, { tx: true }, ({ input, ...call }) =>
    removeDeviceNumber(call, input.params.id),
  ),
];

const requestRoutes = (parts: AttendanceDeps): readonly Route[] => [
  route(timeRequestCalls.list, { tx: false }, ({ input, actor, db }) =>
    listRequests(db, actor, input.query, parts),
  ),
  route(timeRequestCalls.own, { tx: false }, ({ input, actor, db }) =>
    listOwnRequests(db, actor, input.query, parts),
  ),
  route(timeRequestCalls.correct, { tx: true }, ({ input, ...call }) =>
    askCorrection(call, input.body, parts),
  ),
  route(timeRequestCalls.dayOff, { tx: true }, ({ input, ...call }) =>
    askDayOff(call, input.body, parts),
  ),
  route(timeRequestCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelRequest(call, input.params.id, parts),
  ),
];

const entryRoutes = (parts: AttendanceDeps): readonly Route[] => [
  route(entryCalls.preview, { tx: false }, ({ input, ...call }) =>
    previewEntry(call, input.body, parts),
  ),
  route(entryCalls.create, { tx: true }, ({ input, ...call }) =>
    makeEntry(call, input.body, parts),
  ),
  route(entryCalls.list, { tx: false }, ({ input, ...call }) =>
    listPunchEntries(call, input.query, parts),
  ),
  route(entryCalls.read, { tx: false }, ({ input, ...call }) =>
    readPunchEntry(call, input.params.id, parts),
  ),
  route(entryCalls.undo, { tx: true }, ({ input, ...call }) =>
    undoEntry(call, input.params.id, parts),
  ),
];

export const attendanceRoutes = (parts: AttendanceDeps): readonly Route[] => [
  ...reportRoutes,
  ...ownRoutes,
  ...deviceRoutes(parts),
  ...requestRoutes(parts),
  ...entryRoutes(parts),
  route(attendanceLockCalls.list, { tx: false }, ({ input, actor, db }) =>
    listLocks(db, actor, input.query),
  ),
  route(attendanceLockCalls.lock, { tx: false }, async ({ input, ...call }) => {
    await readyToLock(call, input.body);
    return transaction(call.db, (tx) => lockMonth({ ...call, db: tx }, input.body));
  }),
  route(attendanceLockCalls.unlock, { tx: true }, ({ input, ...call }) =>
    unlockMonth(call, { concern: input.params.concern, month: input.query.month }, parts),
  ),
];
