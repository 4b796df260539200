import { wholeDay } from '@muster/contract/leave/day-count.ts';
import type { LeaveType } from '@muster/contract/leave/leave-type.ts';
import type { FormValues } from '../../../api/use-call-form.ts';

export interface Level {
  readonly fromMonths: number | string;
  readonly yearly: number | string;
}

/** In days for a person, in thousandths for the contract. */
const amounts = ['yearly', 'carryMost', 'balanceMost', 'negativeMost', 'encashMost'] as const;
/** An empty box means something: no limit, or not at all. */
const mayBeBlank = new Set<string>([
  'yearly',
  'paidShare',
  'carryMonths',
  'balanceMost',
  'mostInARow',
  'attachmentAfter',
  'gender',
]);

/** What a new kind starts with: a plain paid leave, agreed to by the line manager. */
const usual: FormValues = {
  fullName: '',
  shortName: '',
  colour: '#1f7f64',
  pay: 'Paid',
  paidShare: '',
  yearly: 10,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  carryMost: 0,
  carryMonths: '',
  balanceMost: '',
  negativeMost: 0,
  halfDays: true,
  hours: false,
  noticeDays: 0,
  backdatedDays: 30,
  mostInARow: '',
  gender: null,
  serviceMonths: 0,
  onProbation: true,
  attachmentAfter: '',
  sandwich: 'none',
  encashMost: 0,
  chain: ['lineManager'],
};

export function leaveTypeFormState(type: LeaveType | undefined): FormValues {
  if (!type) return usual;
  const held = Object.keys(usual).map((key): [string, unknown] => {
    // every key of the usual one is a field of the record
    const value = type[key as keyof LeaveType];
    if (value === null && key !== 'gender') return [key, ''];
    return [key, value];
  });
  const inDays = amounts.map((key): [string, unknown] => {
    const value = type[key];
    return [key, value === null ? '' : value / wholeDay];
  });
  const levels = type.levels.map(({ fromMonths, yearly }): Level => ({
    fromMonths,
    yearly: yearly / wholeDay,
  }));
  return { ...Object.fromEntries([...held, ...inDays]), levels };
}

const thousandths = (value: unknown): number | undefined =>
  value === '' ? undefined : Math.round(Number(value) * wholeDay);

const valueOf = (key: string, value: unknown): unknown => {
  if (value === '' || value === null) return mayBeBlank.has(key) ? null : undefined;
  return amounts.some((name) => name === key) ? thousandths(value) : value;
};

/** As the call takes it. */
export function leaveTypeBody(held: FormValues): FormValues {
  const given = Object.entries(held).map(([key, value]) => [key, valueOf(key, value)]);
  return {
    ...Object.fromEntries(given),
    fullName: held.fullName,
    shortName: held.shortName,
    ...(held.pay !== 'Part paid' && { paidShare: null }),
    levels: (held.levels as Level[]).map(({ fromMonths, yearly }) => ({
      fromMonths: fromMonths === '' ? undefined : Number(fromMonths),
      yearly: thousandths(yearly),
    })),
  };
}
