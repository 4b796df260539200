import { z } from 'zod';
import { day, id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

/** What the one rule says of a day; `Expected`: the day goes on and nobody came yet. */
export const dayStatuses = [
  'Expected',
  'Present',
  'Late',
  'Half day',
  'Absent',
  'Leave',
  'Holiday',
  'Weekly off',
  'Suspended',
  'Long leave',
] as const;
export type DayStatus = (typeof dayStatuses)[number];

/** Whose days are counted and found under a status: whoever came late was present. */
export const countedAs = (status: DayStatus): readonly DayStatus[] =>
  status === 'Present' ? ['Present', 'Late'] : [status];
export const punchSources = ['web', 'device', 'import', 'correction', 'entered'] as const;

const named = z.object({ id: id(), name: plainText(200) });
const person = z.object({
  id: id(),
  name: plainText(200),
  number: plainText(30),
  designationId: as(named, 'designation'),
  departmentId: as(named.nullable(), 'department'),
});

/** A person's day as reports tell it; minutes where it says how long. */
const judged = {
  day: as(day(), 'date'),
  status: z.enum(dayStatuses),
  isPartLeave: z.boolean(),
  leaveType: z
    .object({ id: id(), shortName: plainText(10), colour: as(z.string(), 'colorCode') })
    .nullable(),
  shift: named.nullable(),
  inAt: as(instant().nullable(), 'inTime'),
  outAt: as(instant().nullable(), 'outTime'),
  worked: as(z.int(), 'workedMinutes'),
  late: as(z.int(), 'lateMinutes'),
  early: as(z.int(), 'earlyMinutes'),
  overtime: as(z.int(), 'overtimeMinutes'),
  isMissingOut: z.boolean(),
  isWaived: z.boolean(),
  isLocked: z.boolean(),
};
export const judgedDay = z.object(judged);
export type JudgedDay = z.output<typeof judgedDay>;

export const dayRow = z.object({ employee: as(person, 'employeeId'), ...judged });
export type DayRow = z.output<typeof dayRow>;

/** How many of each status; those who came late are among the present. */
export const totals = z.object(
  Object.fromEntries(dayStatuses.map((status) => [status, z.int()])) as Record<DayStatus, z.ZodInt>,
);

export const punchRow = z.object({
  id: id(),
  employee: as(person, 'employeeId'),
  at: instant(),
  day: as(day(), 'date'),
  source: z.enum(punchSources),
  direction: z.enum(['in', 'out']).nullable(),
  device: named.nullable(),
  isVoid: z.boolean(),
});
export type PunchRow = z.output<typeof punchRow>;

export const dayCounts = z.object({
  /** days of the span on which the person was to work */
  working: z.int(),
  present: z.int(),
  late: z.int(),
  halfDay: z.int(),
  /** in days: what leave covers of a day is none */
  absent: z.number(),
  leave: z.number(),
  holiday: z.int(),
  weeklyOff: z.int(),
  suspended: z.int(),
  longLeave: z.int(),
  worked: as(z.int(), 'workedMinutes'),
  lateMinutes: z.int(),
  overtime: as(z.int(), 'overtimeMinutes'),
  missingOut: z.int(),
  /** what the late policy takes off, in days */
  deduction: z.number(),
});
export const summed = z.object({ employee: as(person, 'employeeId'), ...dayCounts.shape });
export type SummaryRow = z.output<typeof summed>;

export const matrix = z.object({
  employee: as(person, 'employeeId'),
  days: z.array(judgedDay),
  totals: dayCounts,
});
