import { z } from 'zod';

/** As a request was put down when it was asked for. */
const correction = z.object({
  day: z.string(),
  inAt: z.string().nullable(),
  outAt: z.string().nullable(),
  reason: z.string(),
});
const dayOff = z.object({
  day: z.string(),
  instead: z.string().nullable(),
  /** the shift of the day that becomes free: the other one is worked by it */
  shiftId: z.string().nullable(),
  reason: z.string(),
});
export type Correction = z.output<typeof correction>;
export type DayOff = z.output<typeof dayOff>;

export const correctionIn = (stored: unknown): Correction => correction.parse(stored);
export const dayOffIn = (stored: unknown): DayOff => dayOff.parse(stored);
