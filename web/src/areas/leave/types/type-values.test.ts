import { leaveTypeCalls, type LeaveType } from '@muster/contract/leave/leave-type.ts';
import { writeWire } from '@muster/contract/kernel/wire.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { leaveTypeBody, leaveTypeFormState } from './type-values.ts';

const stored: LeaveType = {
  id: '019a0000-0000-7000-8000-000000000001',
  fullName: 'Earned leave',
  shortName: 'EL',
  colour: '#2563eb',
  pay: 'Paid',
  paidShare: null,
  yearly: 17_500,
  accrual: 'Monthly',
  proRata: true,
  levels: [{ fromMonths: 60, yearly: 20_000 }],
  carryMost: 5000,
  carryMonths: null,
  balanceMost: null,
  negativeMost: 0,
  halfDays: true,
  hours: false,
  noticeDays: 3,
  backdatedDays: 0,
  mostInARow: null,
  gender: null,
  serviceMonths: 0,
  onProbation: false,
  attachmentAfter: null,
  sandwich: 'both',
  encashMost: 10_000,
  chain: ['lineManager', 'hr'],
  active: true,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  can: { change: true, remove: true },
};

it('shows days and gives back thousandths, nothing lost on the way', () => {
  const held = leaveTypeFormState(stored);
  expect(held).toMatchObject({ yearly: 17.5, carryMost: 5, balanceMost: '', encashMost: 10 });
  const given = leaveTypeBody(held);
  expect(Object.keys(given)).toHaveLength(25);
  expect(stored).toMatchObject(given);
});

it('starts with what the contract takes, once it has names', () => {
  const given = leaveTypeBody({
    ...leaveTypeFormState(undefined),
    fullName: 'Sick leave',
    shortName: 'SL',
  });
  expect(writeWire<z.core.$ZodType>(leaveTypeCalls.create.body, given).ok).toBe(true);
});

it('tells apart a limit that is left blank and a figure that is missing', () => {
  const given = leaveTypeBody({
    ...leaveTypeFormState(stored),
    yearly: '',
    noticeDays: '',
    paidShare: 50,
  });
  expect(given).toMatchObject({ yearly: null, noticeDays: undefined, paidShare: null });
});
