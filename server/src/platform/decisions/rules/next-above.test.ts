import { approvers, type Approver } from '@muster/contract/kernel/decision.ts';
import { expect, it } from 'vitest';
import { nextAbove } from './next-above.ts';

it.each<[Approver, boolean, boolean, Approver | undefined]>([
  ['lineManager', true, false, 'secondTier'],
  ['lineManager', true, true, 'secondTier'],
  ['lineManager', false, false, 'hr'],
  ['lineManager', false, true, 'allAccess'],
  ['secondTier', true, false, 'hr'],
  ['secondTier', false, false, 'hr'],
  ['secondTier', false, true, 'allAccess'],
  ['hr', true, false, 'allAccess'],
  ['allAccess', true, false, undefined],
])(
  '%s (second tier %s, with HR already %s) goes to %s',
  (approver, hasSecondTier, isWithHr, next) => {
    expect(nextAbove(approver, { hasSecondTier, isWithHr })).toBe(next);
  },
);

it('passes over nobody and ends with management from wherever it starts', () => {
  for (const start of approvers) {
    const seen: Approver[] = [];
    const whole = { hasSecondTier: true, isWithHr: false };
    for (let at: Approver | undefined = start; at; at = nextAbove(at, whole)) seen.push(at);
    expect(seen).toEqual(approvers.slice(approvers.indexOf(start)));
  }
});
