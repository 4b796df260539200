import { z } from 'zod';
import { decisionKind, insteadOfAsked, type Summary } from '../kernel/decisions/decision.ts';

/** What those who decide are shown of an application. */
const content = z.object({
  type: z.string(),
  shortName: z.string().nullable().default(null),
  colour: z.string().nullable().default(null),
  from: z.string(),
  until: z.string(),
  startHalf: z.boolean().default(false),
  endHalf: z.boolean().default(false),
  minutes: z.number().nullable().default(null),
  reason: z.string().nullable().default(null),
  days: z.number(),
  /** fewer days, said by one of those who decide */
  approved: z.number().nullable().default(null),
});
type Content = z.output<typeof content>;

const minutesOfHour = 60;

/** "Annual leave, 2 days, Mar 16, 2026 – Mar 17, 2026"; of hours, their number. */
function summary({ type, from, until, days, minutes }: Content): Summary {
  const when = from === until ? '{from}' : '{from} – {until}';
  const values = { type, from: { day: from }, until: { day: until } };
  return minutes === null
    ? {
        en: { one: `{type}, {count} day, ${when}`, other: `{type}, {count} days, ${when}` },
        bn: `{type}, {count} দিন, ${when}`,
        values: { ...values, count: days },
        saysKind: true,
      }
    : {
        en: { one: `{type}, {count} hour, ${when}`, other: `{type}, {count} hours, ${when}` },
        bn: `{type}, {count} ঘণ্টা, ${when}`,
        values: { ...values, count: minutes / minutesOfHour },
        saysKind: true,
      };
}

/** An application for leave; who agrees is up to the kind of leave. */
export const leaveDecision = decisionKind({
  name: 'leave',
  label: { en: 'Leave', bn: 'ছুটি' },
  subject: 'employee',
  content,
  steps: ['lineManager'],
  verdicts: ['approve', 'return', 'reject'],
  delegable: true,
  override: insteadOfAsked,
  summary,
});
