import fc from 'fast-check';
import { taxCards, taxpayers } from './random-tax.ts';

/** Companies as they might be: structures, settings, and people with raises, entries and days. */
export const companySize = 24;

/** Components besides those of the test house, which one structure has and another has not. */
export const moreComponents: readonly [name: string, kind: string, takenAs: string][] = [
  ['Night', 'Earning', 'Other'],
  ['Holiday work', 'Earning', 'Other'],
  ['Off work', 'Earning', 'Other'],
  ['Tiffin', 'Earning', 'Other'],
  ['Encashment', 'Earning', 'Other'],
  ['Court', 'Deduction', 'Court'],
  ['Told', 'Information', 'Other'],
  ['Tax', 'Deduction', 'Tax'],
];
const moreParts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Night: { calculation: 'countRate', count: 'nights', amount: '70.25' },
  'Holiday work': { calculation: 'countRate', count: 'holidaysWorked', amount: '501.00' },
  'Off work': { calculation: 'countRate', count: 'weeklyOffsWorked', amount: '433.33' },
  Tiffin: { calculation: 'countRate', count: 'presentDays', amount: '33.33' },
  Encashment: { calculation: 'countRate', count: 'encashedLeave' },
  Court: { calculation: 'fixed', amount: '900.01' },
  Told: { calculation: 'percentOfGross', percent: 1234 },
  Tax: { calculation: 'percentOfGross', percent: 777 },
};
const mayLack = ['Overtime', 'Attendance bonus', 'Fund of the employer', 'Provident fund'];

const percent = fc.integer({ min: 1, max: 4000 });
const unit = fc.constantFrom(1, 1, 100);
const structures = fc.record({
  basic: fc.oneof(
    fc.record({ calculation: fc.constant('percentOfGross'), percent, unit }),
    fc.record({
      calculation: fc.constant('shareAfterFixed'),
      divisor: fc.integer({ min: 16_000, max: 30_000 }),
      unit,
    }),
  ),
  rent: fc.record({ percent, unit }),
  /** basic and rent are all but what is fixed: the remainder is what rounding leaves */
  isWhole: fc.boolean(),
  medical: fc.integer({ min: 0, max: 900 }),
  overtime: fc.record({
    percent: fc.constantFrom(10_000, 15_000, 20_000),
    isOfGross: fc.boolean(),
  }),
  bonus: fc.record({
    amount: fc.integer({ min: 1, max: 5000 }),
    mostAbsence: fc.constantFrom(0, 1000),
    mostLates: fc.integer({ min: 0, max: 5 }),
  }),
  tiffin: fc.record({
    amount: fc.integer({ min: 1, max: 900 }),
    isProrated: fc.boolean(),
    isOfMembers: fc.boolean(),
  }),
  fund: fc.record({ percent, isOfGross: fc.boolean() }),
  more: fc.subarray(Object.keys(moreParts)),
  lacks: fc.subarray(mayLack),
  absenceDays: fc.option(fc.constantFrom(26, 30)),
  unpaid: fc.constantFrom({}, { divisor: 26 }, { amount: '612.34' }, { percent: 12_500 }),
});
const count = (max: number) => fc.integer({ min: 0, max });
const figures = fc.record({
  absence: count(9).map((days) => days * 500),
  overtime: count(6000),
  lates: count(9),
  late_deduction: count(4).map((days) => days * 500),
  nights: count(20),
  suspended: count(6),
  long_leave: count(6),
  present: count(30),
  half_days_to_work: count(6).map((halves) => halves * 500),
  holidays_worked: count(2),
  weekly_offs_worked: count(4),
  working: count(26),
});
const persons = fc.record({
  gross: fc.integer({ min: 5000, max: 300_000 }),
  paisa: fc.integer({ min: 0, max: 99 }),
  raise: fc.option(
    fc.record({
      day: fc.integer({ min: 2, max: 30 }),
      gross: fc.integer({ min: 5000, max: 300_000 }),
      isOther: fc.boolean(),
    }),
  ),
  joins: fc.option(fc.integer({ min: 2, max: 28 }), { freq: 6 }),
  isOther: fc.boolean(),
  entries: fc.array(
    fc.record({ isCanteen: fc.boolean(), amount: fc.integer({ min: 1, max: 200_000 }) }),
    { maxLength: 3 },
  ),
  figures,
  /** on every day of the month */
  away: fc.option(fc.constantFrom('suspended', 'long_leave'), { freq: 6 }),
  /** left and came back, or was in another company before or after */
  goes: fc.option(
    fc.record({
      how: fc.constantFrom('left', 'came', 'went'),
      left: fc.integer({ min: 8, max: 14 }),
      back: fc.integer({ min: 17, max: 24 }),
    }),
    { freq: 3 },
  ),
  leave: fc.array(
    fc.record({
      pay: fc.constantFrom('Paid', 'Part paid', 'Unpaid'),
      share: fc.integer({ min: 1, max: 99 }),
      taken: count(6).map((halves) => halves * 500),
      encashed: count(6).map((halves) => halves * 500),
    }),
    { maxLength: 3 },
  ),
  override: fc.option(
    fc.tuple(
      fc.constantFrom('House rent', 'Overtime', 'Absence', 'Night'),
      fc.integer({ min: 0, max: 900_000 }),
    ),
    { freq: 3 },
  ),
  taxpayer: taxpayers,
});
export const companies = fc.record({
  two: fc.tuple(structures, structures),
  /** how the first divides from a day within the month on */
  later: fc.option(fc.record({ day: fc.integer({ min: 2, max: 28 }), parts: structures })),
  /** from the 26th to the 25th */
  isShifted: fc.boolean(),
  people: fc.array(persons, { minLength: companySize, maxLength: companySize }),
  settings: fc.record({
    proration: fc.constantFrom('calendar', '30', '26', 'working'),
    absenceDays: fc.constantFrom('calendar', '30', '26', 'working'),
    overtimeHours: fc.integer({ min: 150, max: 240 }),
    netFloor: fc.constantFrom(0, 0, 20, 50),
    suspendedPays: count(100),
    longLeavePays: count(100),
    halfDayAbsence: count(100),
    netUnit: fc.constantFrom('0.01', '1', '10'),
    incomeTax: fc.constantFrom('Yes', 'Yes', 'No'),
    taxUnit: fc.constantFrom('0.01', '1', '10'),
    fundRecognised: fc.constantFrom('Yes', 'No'),
  }),
  card: taxCards,
  incomeYearStart: fc.integer({ min: 1, max: 12 }),
  /** a bonus in so many months, so much of whatever someone gets */
  planned: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 11 }),
      percent: fc.integer({ min: 1, max: 10_000 }),
      isOfGross: fc.boolean(),
      afterMonths: fc.constantFrom(0, 12),
      isProrated: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});
export type Company = typeof companies extends fc.Arbitrary<infer C> ? C : never;
type Divided = Company['two'][0];

export const taka = (amount: number): string => `${amount}.00`;

/** As a version of a structure is entered, of components by their names. */
export function partsOf(
  components: Readonly<Record<string, string>>,
  {
    basic,
    rent,
    isWhole,
    medical,
    overtime,
    bonus,
    tiffin,
    fund,
    absenceDays,
    unpaid,
    more,
    lacks,
  }: Divided,
) {
  const of = (name: string): string => components[name] ?? '';
  const inGross = 'Yes';
  const whole = { calculation: 'shareAfterFixed' };
  const parts = [
    {
      component: of('Basic'),
      inGross,
      ...basic,
      ...(isWhole && { ...whole, divisor: 10_000 + rent.percent, percent: null }),
    },
    {
      component: of('House rent'),
      inGross,
      calculation: 'percentOfComponent',
      of: of('Basic'),
      ...rent,
    },
    { component: of('Incentive'), inGross, calculation: 'fixed', amount: taka(medical) },
    { component: of('Other allowance'), inGross, calculation: 'remainder' },
    {
      component: of('Overtime'),
      calculation: 'countRate',
      count: 'overtime',
      of: overtime.isOfGross ? null : of('Basic'),
      percent: overtime.percent,
    },
    {
      component: of('Attendance bonus'),
      calculation: 'conditional',
      ...bonus,
      amount: taka(bonus.amount),
    },
    {
      component: of('Fund of the employer'),
      calculation: 'fixed',
      amount: taka(tiffin.amount),
      prorated: tiffin.isProrated ? 'Yes' : 'No',
      onlyMembers: tiffin.isOfMembers ? 'Yes' : 'No',
    },
    {
      component: of('Absence'),
      calculation: 'countRate',
      count: 'absence',
      of: of('Basic'),
      divisor: absenceDays,
    },
    { component: of('Late'), calculation: 'countRate', count: 'lateDays', of: of('Basic') },
    { component: of('Unpaid leave'), calculation: 'countRate', count: 'unpaidLeave', ...unpaid },
    {
      component: of('Provident fund'),
      calculation: fund.isOfGross ? 'percentOfGross' : 'percentOfComponent',
      of: fund.isOfGross ? null : of('Basic'),
      percent: fund.percent,
      onlyMembers: 'Yes',
    },
    ...more.map((name) => ({ calculation: '', component: of(name), ...moreParts[name] })),
  ];
  const lacking = new Set(lacks.map(of));
  return parts.filter(({ component }) => !lacking.has(component));
}
