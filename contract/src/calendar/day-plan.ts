import { z } from 'zod';
import { day, id, plainText } from '../kernel/values.ts';

/** What someone is expected to do on a day: work, or be free for one of two reasons. */
export const dayKinds = ['work', 'off', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

export const dayPlan = z.object({
  day: day(),
  kind: z.enum(dayKinds),
  /** of a working day: the second half is a holiday */
  isHalf: z.boolean(),
  /** the shift of a working day; none where no roster says anything */
  shift: z
    .object({
      id: id(),
      name: plainText(80),
      startsAt: z.int(),
      endsAt: z.int(),
      breakMinutes: z.int(),
    })
    .nullable(),
  holiday: z.object({ id: id(), name: plainText(120) }).nullable(),
});
export type DayPlan = z.output<typeof dayPlan>;

/** A day without a roster is as long as an office day. */
const usualMinutes = 480;

/** How long a whole day of this plan is, without its break. */
export function minutesOf({ shift }: Pick<DayPlan, 'shift'>): number {
  if (!shift) return usualMinutes;
  const length = (shift.endsAt - shift.startsAt + 1440) % 1440 || 1440;
  return Math.max(1, length - shift.breakMinutes);
}
