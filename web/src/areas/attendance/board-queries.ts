import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { type DayStatus } from '@muster/contract/attendance/attendance-rows.ts';
import type { Team } from '@muster/contract/people/people-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

/** Under attendance, so that a punch makes them fresh again. */
const all = ['attendance', 'board'] as const;

/** Today in numbers, of everyone within reach or of a team. */
export const numbersQuery = (team?: Team) =>
  queryOptions({
    queryKey: [...all, 'numbers', team],
    queryFn: ({ signal }) => call(attendanceCalls.daily, { query: { team, limit: 1 } }, signal),
    select: ({ totals, total }) => ({ totals, total }),
  });

/** Those of the reader's team with one status today, the first few by name. */
export const namesQuery = (status: DayStatus, limit: number) =>
  queryOptions({
    queryKey: [...all, 'names', status, limit],
    queryFn: ({ signal }) =>
      call(attendanceCalls.daily, { query: { team: 'direct', status, limit } }, signal),
    select: ({ rows, total }) => ({ names: rows.map(({ employee }) => employee.name), total }),
  });
