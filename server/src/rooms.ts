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
import type { ServerRoom } from './wiring/room.ts';

/** In the order in which they may call each other, and in which they hear of what happens. */
export const rooms: readonly ServerRoom[] = [
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
