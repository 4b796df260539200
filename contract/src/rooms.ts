import { administration } from './administration/room.ts';
import { attendance } from './attendance/room.ts';
import { calendar } from './calendar/room.ts';
import { dashboard } from './dashboard/room.ts';
import { exams } from './exams/room.ts';
import { identity } from './identity/room.ts';
import { inbox } from './inbox/room.ts';
import { leave } from './leave/room.ts';
import { organisation } from './organisation/room.ts';
import { pay } from './pay/room.ts';
import { people } from './people/room.ts';
import type { ContractRoom } from './kernel/room.ts';

/** The rooms of the house, in the order in which they may call each other. */
export const rooms: readonly ContractRoom[] = [
  organisation,
  people,
  identity,
  calendar,
  leave,
  attendance,
  pay,
  exams,
  inbox,
  administration,
  dashboard,
];
