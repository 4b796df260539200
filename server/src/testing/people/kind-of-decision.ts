import { type DecisionKind, decisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { z } from 'zod';

const content = z.object({});

/** A kind that no room has, as plain as it can be. */
export const kindOfDecision = (
  own: Pick<DecisionKind, 'name' | 'steps'> & Partial<Omit<DecisionKind, 'content' | 'summary'>>,
) =>
  decisionKind({
    label: { en: own.name, bn: own.name },
    subject: 'employee',
    content,
    verdicts: ['approve', 'return', 'reject'],
    delegable: true,
    ...own,
  });
