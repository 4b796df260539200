import {
  attendanceCalls,
  ownAttendanceCalls,
} from '@muster/contract/attendance/attendance-calls.ts';
import { attendanceLockCalls, deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { attendanceMenu as menu } from '@muster/contract/attendance/words/menu-words.ts';
import { correction, dayOff } from '@muster/contract/attendance/decisions.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { IconClock, IconDeviceTablet } from '@tabler/icons-react';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { leadsInAttendance } from './team.ts';
import type { Words } from '../../words/words.ts';
import { attendanceWords } from './words.ts';

/** What hangs under the devices; the list of unknown numbers where the address names nothing else. */
const belowDevices = (
  tabs: Readonly<Record<'unknown' | 'given' | 'import', string>>,
  below: string,
): string => (below === 'given' || below === 'import' ? tabs[below] : tabs.unknown);

const fieldsOfCorrection = ({ attendance }: Words) => {
  const { day, inAt, outAt, reason } = attendance.requests.fields;
  return { day, inAt, outAt, reason };
};
const fieldsOfDayOff = ({ attendance }: Words) => {
  const { day, instead, reason } = attendance.requests.fields;
  return { day, instead, reason };
};

export const attendanceRoom: WebRoom = {
  name: 'attendance',
  words: attendanceWords,
  places: [{ name: 'own-time', panel: 'employee', icon: IconClock, label: menu.own, order: 110 }],
  pages: [
    {
      place: 'time',
      path: '/admin/attendance/daily',
      label: menu.today,
      order: 10,
      ...by(attendanceCalls.daily),
    },
    {
      place: 'time',
      path: '/admin/attendance/matrix',
      label: menu.month,
      order: 20,
      ...by(attendanceCalls.matrix),
    },
    {
      place: 'time',
      path: '/admin/attendance/summary',
      label: menu.summary,
      order: 30,
      ...by(attendanceCalls.summary),
    },
    {
      place: 'time',
      path: '/admin/attendance/corrections',
      label: menu.corrections,
      order: 50,
      ...by(timeRequestCalls.list),
    },
    {
      place: 'time',
      path: '/admin/attendance/log',
      label: menu.log,
      order: 60,
      ...by(attendanceCalls.log),
    },
    {
      place: 'time',
      path: '/admin/attendance/months',
      label: menu.close,
      order: 70,
      ...by(attendanceLockCalls.list),
    },
    {
      place: 'own-time',
      path: '/employee/attendance',
      label: menu.own,
      order: 10,
      ...by(ownAttendanceCalls.check),
    },
    {
      place: 'team',
      path: '/employee/attendance/team',
      label: menu.team,
      order: 20,
      rule: leadsInAttendance,
    },
    {
      place: 'team',
      path: '/employee/attendance/requests',
      label: menu.requests,
      order: 30,
      rule: leadsInAttendance,
    },
  ],
  setUpPages: [
    {
      heading: 'time',
      path: '/admin/attendance/devices',
      icon: IconDeviceTablet,
      label: (words) => words.attendance.devices.title,
      one: ({ attendance: { devices } }, below) => belowDevices(devices.tabs, below),
      order: 40,
      ...by(deviceCalls.list),
    },
  ],
  decisions: [
    { kind: correction, fields: fieldsOfCorrection },
    { kind: dayOff, fields: fieldsOfDayOff },
  ],
  cards: async () => (await import('./cards.ts')).cards,
};
