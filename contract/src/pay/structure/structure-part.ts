import { z } from 'zod';
import { money } from '../../kernel/money/money.ts';
import { flag, id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

/** The closed set of ways in which a part of pay is calculated; nobody writes a formula. */
export const calculations = [
  'fixed',
  'percentOfComponent',
  'percentOfGross',
  'shareAfterFixed',
  'remainder',
  'entered',
  'countRate',
  'conditional',
] as const;
export type Calculation = (typeof calculations)[number];

/** What a month is counted by, and how many of the kept figures make one day, hour or time. */
export const countUnits = {
  overtime: 60,
  nights: 1,
  holidaysWorked: 1,
  weeklyOffsWorked: 1,
  presentDays: 1000,
  absence: 1000,
  unpaidLeave: 100_000,
  lateDays: 1000,
  encashedLeave: 1000,
} as const;
export type PayCount = keyof typeof countUnits;
export const counts = Object.keys(countUnits) as [PayCount, ...PayCount[]];

const most = 1_000_000;

/** One part of a structure, in the order of the payslip; what a calculation does not need is null. */
export const structurePart = z.object({
  componentId: as(id(), 'component'),
  isInGross: as(flag(), 'inGross'),
  calc: as(z.enum(calculations), 'calculation'),
  amount: money().nullable(),
  /** in hundredths of a per cent */
  percent: z.int().min(1).max(most).nullable(),
  /** a percentage of this one, or a count by its rate; none: of the gross */
  ofId: as(id().nullable(), 'of'),
  /** 14,000 for a share of 1.4; of a count: days or hours of a month, none: as the company calculates */
  divisor: z.int().min(1).max(most).nullable(),
  count: z.enum(counts).nullable(),
  /** in thousandths of a day */
  mostAbsence: z.int().min(0).max(62_000).nullable(),
  mostLates: z.int().min(0).max(62).nullable(),
  isProrated: as(flag(), 'prorated'),
  /** only for those who are in the provident fund */
  isOfMembers: as(flag(), 'onlyMembers'),
  /** to whole ones of so many minor units */
  unit: z.int().min(1).max(100_000),
});
export type StructurePart = z.output<typeof structurePart>;
