import { approvers, type Approver } from '@muster/contract/kernel/decision.ts';
import { expect, it } from 'vitest';
import { nextAbove } from './next-above.ts';

const whole = { hasManager: true, hasSecondTier: true };

it.each<[Approver, boolean, boolean, Approver | undefined]>([
  ['lineManager', true, true, 'secondTier'],
  ['lineManager', true, false, 'hr'],
  ['lineManager', false, false, 'allAccess'],
  ['secondTier', true, true, 'hr'],
  ['secondTier', true, false, 'allAccess'],
  ['hr', true, true, 'allAccess'],
  ['allAccess', true, true, undefined],
])('%s (manager %s, second tier %s) goes to %s', (approver, hasManager, hasSecondTier, next) => {
  expect(nextAbove(approver, { hasManager, hasSecondTier })).toBe(next);
});

it('ends with management from wherever it starts', () => {
  for (const start of approvers) {
    const seen: Approver[] = [];
    for (let at: Approver | undefined = start; at; at = nextAbove(at, whole)) seen.push(at);
    expect(seen.at(-1)).toBe('allAccess');
    expect(new Set(seen).size).toBe(seen.length);
  }
});
