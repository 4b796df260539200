import {
  attendanceCalls,
  ownAttendanceCalls,
} from '@muster/contract/attendance/attendance-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { NumbersCard } from './devices/numbers-card.tsx';
import { TeamCard } from './today/team-card.tsx';
import { BoardToday } from './today/board-today.tsx';
import { leadsInAttendance } from './team.ts';

const todayCard: BoardCard = {
  name: 'today',
  order: 20,
  panels: ['employee', 'admin'],
  rule: ownAttendanceCalls.check.access,
  isOwn: true,
  Card: BoardToday,
};

const teamCard: BoardCard = {
  name: 'team-today',
  order: 70,
  panels: ['employee'],
  rule: leadsInAttendance,
  isOwn: true,
  Card: TeamCard,
};

const numbersCard: BoardCard = {
  name: 'company-today',
  order: 40,
  panels: ['admin'],
  rule: attendanceCalls.daily.access,
  Card: NumbersCard,
};

export const cards: readonly BoardCard[] = [todayCard, numbersCard, teamCard];
