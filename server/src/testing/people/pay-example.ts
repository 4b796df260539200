import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { calculateSheet } from '../../areas/pay/rules/calculate-sheet.ts';
import type {
  ComponentFacts,
  PayRules,
  PersonInputs,
  Terms,
} from '../../areas/pay/rules/inputs.ts';

/** A structure, a month and a person of it, to calculate with by hand. */
const facts = (id: string, given: Partial<ComponentFacts> = {}): ComponentFacts => ({
  id,
  kind: 'Earning',
  isTaxable: true,
  takenAs: 'Other',
  ...given,
});
const components = [
  facts('basic'),
  facts('rent'),
  facts('food'),
  facts('other'),
  facts('overtime'),
  facts('present'),
  facts('tip'),
  facts('tiffin'),
  facts('uniform'),
  facts('absent', { kind: 'Deduction', takenAs: 'Absence' }),
  facts('unpaid', { kind: 'Deduction', takenAs: 'Absence' }),
  facts('fund', { kind: 'Deduction', takenAs: 'Fund' }),
  facts('fundEmployer', { kind: 'Employer' }),
  facts('loan', { kind: 'Deduction', takenAs: 'Loan' }),
  facts('rounding', { isTaxable: false }),
];

const part = (componentId: string, given: Partial<StructurePart>): StructurePart => ({
  componentId,
  isInGross: false,
  calc: 'fixed',
  amount: null,
  percent: null,
  ofId: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  isProrated: true,
  isOfMembers: false,
  unit: 1,
  ...given,
});
/** Half is basic, a quarter rent, the rest other; what is absent costs basic / 30 a day. */
const staff = [
  part('basic', { isInGross: true, calc: 'percentOfGross', percent: 5000 }),
  part('rent', { isInGross: true, calc: 'percentOfComponent', percent: 5000, ofId: 'basic' }),
  part('other', { isInGross: true, calc: 'remainder' }),
  part('overtime', { calc: 'countRate', count: 'overtime', ofId: 'basic', percent: 20_000 }),
  part('present', { calc: 'conditional', amount: 50_000n, mostAbsence: 0, mostLates: 2 }),
  part('absent', { calc: 'countRate', count: 'absence', ofId: 'basic' }),
  part('unpaid', { calc: 'countRate', count: 'unpaidLeave' }),
  part('fund', { calc: 'percentOfComponent', ofId: 'basic', percent: 800, isOfMembers: true }),
  part('fundEmployer', {
    calc: 'percentOfComponent',
    ofId: 'basic',
    percent: 800,
    isOfMembers: true,
  }),
];
/** As factories do: 2,450.00 are fixed, the rest is basic and two fifths of it rent. */
const workers = [
  part('basic', { isInGross: true, calc: 'shareAfterFixed', divisor: 14_000 }),
  part('rent', { isInGross: true, calc: 'percentOfComponent', percent: 4000, ofId: 'basic' }),
  part('food', { isInGross: true, amount: 245_000n }),
  part('other', { isInGross: true, calc: 'remainder' }),
  part('tiffin', { calc: 'countRate', count: 'presentDays', amount: 2000n }),
  part('uniform', { amount: 30_000n }),
];
/** The same, with more for the uniform. */
const better = [...workers.slice(0, -1), part('uniform', { amount: 50_000n })];
/** Of the staff without what comes besides the gross; with the fund otherwise; and of one part only. */
const alone = staff.slice(0, 3);
const fundAs = (given: Partial<StructurePart>) =>
  staff.map((one) => (one.componentId === 'fund' ? { ...one, ...given } : one));
const bare = [part('other', { isInGross: true, calc: 'remainder' })];
export const payRules: PayRules = {
  versions: new Map([
    ['staff', staff],
    ['workers', workers],
    ['better', better],
    ['alone', alone],
    ['bare', bare],
    ['tenth', fundAs({ percent: 1000 })],
    ['ofGross', fundAs({ calc: 'percentOfGross', percent: 400, ofId: null })],
  ]),
  components: new Map(components.map((one) => [one.id, one])),
};

export const juneTerms: Terms = {
  engine: 1,
  month: '2026-06',
  from: '2026-06-01',
  until: '2026-06-30',
  closedAt: '2026-07-01T00:00:00.000Z',
  days: 30,
  proration: 'calendar',
  whole: 30,
  absenceDays: 30,
  overtimeHours: 208,
  netFloor: 0,
  netUnit: 1,
  suspendedPays: 50,
  longLeavePays: 0,
  fundAfterMonths: 12,
  components,
  roundingId: 'rounding',
};

export const juneSegment = (gross: number, from: number, until: number) => ({
  rate: `rate-${from}`,
  version: 'staff',
  gross,
  from: `2026-06-${String(from).padStart(2, '0')}`,
  until: `2026-06-${String(until).padStart(2, '0')}`,
  days: until - from + 1,
});
export const loanEntry = (amount: number): PersonInputs['entries'][number] => ({
  id: 'e1',
  component: 'loan',
  kind: 'Deduction',
  amount,
  cause: 'entry',
  month: null,
});
export type GivenInputs = Partial<Omit<PersonInputs, 'counts'>> & {
  counts?: Partial<PersonInputs['counts']>;
};
export const personPaid = ({ counts = {}, ...given }: GivenInputs): PersonInputs => ({
  segments: [juneSegment(4_000_000, 1, 30)],
  days: 30,
  working: 22,
  lates: 3,
  isMember: false,
  away: 0,
  entries: [],
  overrides: [],
  ...given,
  counts: {
    overtime: 0,
    nights: 0,
    holidaysWorked: 0,
    weeklyOffsWorked: 0,
    presentDays: 0,
    absence: 0,
    unpaidLeave: 0,
    lateDays: 0,
    encashedLeave: 0,
    ...counts,
  },
});

/** What someone is paid, in the smallest units: each line by its component, and what comes of them. */
export const amountsPaid = (
  given: GivenInputs,
  more: Partial<Terms> = {},
): Readonly<Record<string, number>> => {
  const { lines, net } = calculateSheet({ ...juneTerms, ...more }, personPaid(given), payRules);
  return Object.fromEntries([
    ...lines.map(({ componentId, amount }) => [componentId, Number(amount)]),
    ['net', Number(net)],
  ]);
};
