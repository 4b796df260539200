import {
  attendanceCalls,
  ownAttendanceCalls,
} from '@muster/contract/attendance/attendance-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { NumbersCard } from './parts/numbers-card.tsx';
import { TeamCard } from './parts/team-card.tsx';
import { BoardToday } from './parts/board-today.tsx';
import { leadsOthers } from './team.ts';

export const todayCard: BoardCard = {
  name: 'today',
  panels: ['employee', 'admin'],
  rule: ownAttendanceCalls.check.access,
  isOwn: true,
  Card: BoardToday,
};

export const teamCard: BoardCard = {
  name: 'team-today',
  panels: ['employee'],
  rule: leadsOthers,
  isOwn: true,
  Card: TeamCard,
};

export const numbersCard: BoardCard = {
  name: 'company-today',
  panels: ['admin'],
  rule: attendanceCalls.daily.access,
  Card: NumbersCard,
};
