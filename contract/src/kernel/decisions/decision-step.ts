import { z } from 'zod';
import { decidedAs, verdicts } from './decision.ts';
import { instant, plainText } from '../values.ts';

/** One of those who decide, as every call tells it: who is asked, and what was said by whom. */
export const decisionStep = z.object({
  approver: plainText(40),
  verdict: z.enum(verdicts).nullable(),
  decidedBy: plainText(200).nullable(),
  decidedAt: instant().nullable(),
  comment: plainText(1000).nullable(),
  decidedAs: z.enum(decidedAs).nullable(),
  /** in whose place it was decided */
  decidedFor: plainText(200).nullable(),
  /** who was asked first, before it moved up */
  escalatedFrom: plainText(40).nullable(),
  escalatedAt: instant().nullable(),
  /** while it is to be decided: whom the rule means; none: nobody in particular */
  who: z.array(plainText(200)),
});
export type DecisionStep = z.output<typeof decisionStep>;
