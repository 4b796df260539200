import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { attendanceLockCalls, deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import {
  IconCalendarMonth,
  IconClipboardCheck,
  IconDeviceTablet,
  IconFingerprint,
  IconLock,
  IconReportAnalytics,
  IconUserCheck,
} from '@tabler/icons-react';
import { by, type MenuEntry } from '../frame/panel.ts';

/** What hangs under the devices; the list of unknown numbers where the address names nothing else. */
const belowDevices = (
  tabs: Readonly<Record<'unknown' | 'given' | 'import', string>>,
  below: string,
): string => (below === 'given' || below === 'import' ? tabs[below] : tabs.unknown);

/** The reports, what is asked about them, and where the punches come from. */
export const attendanceEntries: readonly MenuEntry[] = [
  {
    path: '/admin/attendance/daily',
    icon: IconUserCheck,
    label: (words) => words.attendance.daily.title,
    ...by(attendanceCalls.daily),
  },
  {
    path: '/admin/attendance/matrix',
    icon: IconCalendarMonth,
    label: (words) => words.attendance.matrix.title,
    ...by(attendanceCalls.matrix),
  },
  {
    path: '/admin/attendance/summary',
    icon: IconReportAnalytics,
    label: (words) => words.attendance.summary.title,
    ...by(attendanceCalls.summary),
  },
  {
    path: '/admin/attendance/log',
    icon: IconFingerprint,
    label: (words) => words.attendance.log.title,
    ...by(attendanceCalls.log),
  },
  {
    path: '/admin/attendance/corrections',
    icon: IconClipboardCheck,
    label: (words) => words.attendance.requests.title,
    ...by(timeRequestCalls.list),
  },
  {
    path: '/admin/attendance/devices',
    icon: IconDeviceTablet,
    label: (words) => words.attendance.devices.title,
    one: ({ attendance: { devices } }, below) => belowDevices(devices.tabs, below),
    ...by(deviceCalls.list),
  },
  {
    path: '/admin/attendance/months',
    icon: IconLock,
    label: (words) => words.attendance.months.title,
    ...by(attendanceLockCalls.list),
  },
];
