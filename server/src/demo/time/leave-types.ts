import { wholeDay } from '@muster/contract/leave/day-count.ts';
import type { TypeContent } from '../../areas/leave/store/types.ts';

const usual: Omit<TypeContent, 'fullName' | 'shortName' | 'colour'> = {
  pay: 'Paid',
  paidShare: null,
  yearly: null,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  carryMost: 0,
  carryMonths: null,
  balanceMost: null,
  negativeMost: 0,
  halfDays: true,
  hours: false,
  noticeDays: 0,
  backdatedDays: 30,
  mostInARow: null,
  gender: null,
  serviceMonths: 0,
  onProbation: true,
  attachmentAfter: null,
  sandwich: 'none',
  encashMost: 0,
  chain: ['lineManager'],
  active: true,
};

/** The kinds of leave of the demo; each one's line manager agrees. */
export const demoLeaveTypes: Readonly<
  Record<'casual' | 'sick' | 'annual' | 'maternity' | 'unpaid', TypeContent>
> = {
  casual: {
    ...usual,
    fullName: 'Casual leave',
    shortName: 'CL',
    colour: '#2f6ea6',
    yearly: 10 * wholeDay,
    mostInARow: 5,
  },
  sick: {
    ...usual,
    fullName: 'Sick leave',
    shortName: 'SL',
    colour: '#b3403a',
    yearly: 14 * wholeDay,
    attachmentAfter: 2,
  },
  annual: {
    ...usual,
    fullName: 'Annual leave',
    shortName: 'AL',
    colour: '#0f6b57',
    yearly: 18 * wholeDay,
    accrual: 'Monthly',
    levels: [
      { fromMonths: 60, yearly: 20 * wholeDay },
      { fromMonths: 120, yearly: 24 * wholeDay },
    ],
    carryMost: 10 * wholeDay,
    noticeDays: 3,
    onProbation: false,
    encashMost: 10 * wholeDay,
  },
  maternity: {
    ...usual,
    fullName: 'Maternity leave',
    shortName: 'ML',
    colour: '#9a5d92',
    yearly: 112 * wholeDay,
    proRata: false,
    halfDays: false,
    gender: 'Female',
    serviceMonths: 6,
    chain: ['lineManager', 'hr'],
  },
  unpaid: {
    ...usual,
    fullName: 'Unpaid leave',
    shortName: 'UL',
    colour: '#6b6f76',
    pay: 'Unpaid',
  },
};
