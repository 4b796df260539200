import { administrationRoom } from './areas/administration/room.ts';
import { attendanceRoom } from './areas/attendance/room.ts';
import { calendarRoom } from './areas/calendar/room.ts';
import { dashboardRoom } from './areas/dashboard/room.ts';
import { examsRoom } from './areas/exams/room.ts';
import { identityRoom } from './areas/identity/room.ts';
import { inboxRoom } from './areas/inbox/room.ts';
import { leaveRoom } from './areas/leave/room.ts';
import { organisationRoom } from './areas/organisation/room.ts';
import { payRoom } from './areas/pay/room.ts';
import { peopleRoom } from './areas/people/room.ts';
import type { WebRoom } from './wiring/web-room.ts';

/** What the rooms bring to menu, first screens, inbox and profiles; their screens are in routes.ts. */
export const rooms: readonly WebRoom[] = [
  organisationRoom,
  peopleRoom,
  identityRoom,
  calendarRoom,
  leaveRoom,
  attendanceRoom,
  payRoom,
  examsRoom,
  inboxRoom,
  administrationRoom,
  dashboardRoom,
];
