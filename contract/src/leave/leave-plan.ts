import { z } from 'zod';
import { dayPlan } from '../calendar/day-plan.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { day, id, plainText } from '../kernel/values.ts';

export const person = z.object({ id: id(), name: plainText(200), number: plainText(30) });

export const leavePlanInput = z.object({
  from: givenDay(),
  until: givenDay(),
  employeeId: id().optional(),
  /** blocked days of this kind, too */
  leaveType: id().optional(),
});

/** What a form needs to count days itself, and what someone looks at before saying yes. */
export const leavePlan = z.object({
  /** where the person is */
  today: day(),
  /** told to themselves and to those who keep leave */
  person: z
    .object({
      name: plainText(200),
      gender: plainText(40).nullable(),
      joinedOn: day().nullable(),
      confirmedOn: day().nullable(),
      lastDay: day().nullable(),
    })
    .nullable(),
  /** the span and a month on both sides */
  days: z.array(dayPlan),
  own: z.array(
    z.object({
      day: day(),
      half: z.int(),
      applicationId: id(),
      /** whether its kind counts free days in between */
      isSandwich: z.boolean(),
    }),
  ),
  away: z.array(
    z.object({
      employee: person,
      from: day(),
      until: day(),
      status: z.enum(['Pending', 'Approved']),
    }),
  ),
  /** people of the team who are expected on each day, and how many of them are away */
  coverage: z.array(z.object({ day: day(), team: z.int(), away: z.int() })),
  blocked: z.array(z.object({ name: plainText(120), from: day(), until: day() })),
});
