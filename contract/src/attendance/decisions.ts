import { z } from 'zod';
import { decisionKind, insteadOfAsked, type Summary } from '../kernel/decisions/decision.ts';

const ofDay = ({ day }: { readonly day: string }): Summary => ({
  en: '{day}',
  bn: '{day}',
  values: { day: { day } },
});

const asked = {
  subject: 'employee',
  steps: ['lineManager'],
  verdicts: ['approve', 'reject'],
  delegable: true,
  override: insteadOfAsked,
  summary: ofDay,
} as const;

/** Someone forgot to punch, or the device failed. */
export const correction = decisionKind({
  name: 'attendance-correction',
  label: { en: 'Correction of attendance', bn: 'হাজিরার সংশোধন' },
  content: z.object({
    day: z.string(),
    inAt: z.string().nullable(),
    outAt: z.string().nullable(),
    reason: z.string(),
  }),
  ...asked,
});

/** Free on a day of work, and at work on a free day instead. */
export const dayOff = decisionKind({
  name: 'day-off',
  label: { en: 'Day off', bn: 'ছুটির দিন বদল' },
  content: z.object({
    day: z.string(),
    instead: z.string().nullable(),
    /** the shift of the day that becomes free: the other one is worked by it */
    shiftId: z.string().nullable(),
    reason: z.string(),
  }),
  ...asked,
});
