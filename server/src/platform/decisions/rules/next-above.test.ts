import { approvers, type Approver } from '@muster/contract/kernel/decisions/approvers.ts';
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
  ['headOfDepartment', true, false, 'hr'],
  ['headOfDepartment', true, true, 'allAccess'],
  ['assignee', true, false, 'hr'],
  ['recruiter', false, false, 'hr'],
  ['payroll', true, false, 'allAccess'],
])(
  '%s (second tier %s, with HR already %s) goes to %s',
  (approver, hasSecondTier, isWithHr, next) => {
    expect(nextAbove(approver, { hasSecondTier, isWithHr })).toBe(next);
  },
);

it('passes over nobody and ends with management from wherever it starts', () => {
  const chain = ['lineManager', 'secondTier', 'hr', 'allAccess'];
  for (const start of approvers) {
    const seen: Approver[] = [];
    const whole = { hasSecondTier: true, isWithHr: false };
    for (let at: Approver | undefined = start; at; at = nextAbove(at, whole)) seen.push(at);
    expect(seen.at(-1)).toBe('allAccess');
    expect(seen).toEqual([...new Set(seen)]);
    if (chain.includes(start)) expect(seen).toEqual(chain.slice(chain.indexOf(start)));
  }
});
