import type { PayCount, StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { type ComponentKind, componentKinds, type TakenAs } from '@muster/contract/pay/records.ts';
import { entryCauses } from '@muster/contract/pay/payslip/line-why.ts';
import type { Proration } from '@muster/contract/pay/settings.ts';
import { z } from 'zod';

/** Raised whenever the same inputs would come to something else. */
export const engineVersion = 5;

/** How much of what is paid as a bonus, and to whom. */
export interface BonusTerms {
  readonly festival: string;
  readonly day: string;
  readonly percent: number;
  readonly ofId: string | null;
  readonly afterMonths: number;
  readonly isProrated: boolean;
  readonly religions: readonly string[];
  /** the line that carries it */
  readonly componentId: string;
}

/** By what income is taxed in a run: the slabs of the year as they were. */
export interface TaxTerms {
  readonly slabId: string;
  readonly versionId: string;
  readonly version: number;
  readonly country: string;
  /** the calendar year in which the income year begins, and its months */
  readonly year: number;
  readonly from: string;
  readonly until: string;
  /** what is taken in a month is rounded to whole ones of so many minor units */
  readonly unit: number;
  /** the line that carries it */
  readonly componentId: string;
  /** whether the own provident fund is an investment */
  readonly countsFund: boolean;
  /** see `readCard` */
  readonly card: unknown;
}

/** By what a run is calculated, the same for everyone in it; kept with the attempt. */
export interface Terms {
  readonly engine: number;
  readonly month: string;
  readonly from: string;
  readonly until: string;
  /** when its attendance was closed */
  readonly closedAt: string;
  /** of the calendar, from first to last */
  readonly days: number;
  readonly proration: Proration;
  /** how many days make the whole month by that proration */
  readonly whole: number;
  readonly absenceDays: number;
  readonly overtimeHours: number;
  /** per cent of the gross less absence that is paid out at least */
  readonly netFloor: number;
  /** what is paid out is rounded up to whole ones of so many minor units */
  readonly netUnit: number;
  /** per cent of a day's pay */
  readonly suspendedPays: number;
  readonly longLeavePays: number;
  /** per cent of a half day that counts as absent; none: calculated before any did */
  readonly halfDayAbsence?: number;
  readonly fundAfterMonths: number;
  /** as they were: what is changed of a component later changes nothing that was paid */
  readonly components: readonly ComponentFacts[];
  readonly roundingId: string;
  /** none: no income tax is taken */
  readonly tax?: TaxTerms;
  /** of a run that pays nothing else */
  readonly bonus?: BonusTerms;
}

const whole = z.int();
const counts = {
  overtime: whole,
  nights: whole,
  holidaysWorked: whole,
  weeklyOffsWorked: whole,
  presentDays: whole,
  absence: whole,
  unpaidLeave: whole,
  lateDays: whole,
  encashedLeave: whole,
} satisfies Record<PayCount, z.ZodType>;

/** All that is known of someone for a period. Amounts are minor units, and no greater than JSON can tell. */
export const personInputs = z.object({
  segments: z.array(
    z.object({
      rate: z.string(),
      version: z.string(),
      gross: whole,
      from: z.string(),
      until: z.string(),
      days: whole,
    }),
  ),
  /** days of the period on which someone was neither suspended nor on long leave, and working ones among them */
  days: whole,
  working: whole,
  lates: whole,
  counts: z.object(counts),
  /** days suspended and on long leave, as far as unpaid: a part of the unpaid leave; none: kept before they were apart */
  away: whole.default(0),
  isMember: z.boolean(),
  /** months since joining, where a bonus asks for them */
  service: whole.optional(),
  /** what is paid or taken besides: entered, or left over from an earlier month */
  entries: z.array(
    z.object({
      id: z.string(),
      component: z.string(),
      kind: z.enum(componentKinds),
      amount: whole,
      cause: z.enum(entryCauses),
      /** the month it belongs to, where that is another */
      month: z.string().nullable(),
      /** of arrears: what they are the difference of; none: kept before that was told */
      shouldBe: whole.optional(),
      wasPaid: whole.optional(),
      /** of a loan: what was left of it before this instalment */
      leftBefore: whole.optional(),
    }),
  ),
  overrides: z.array(z.object({ component: z.string(), amount: whole })),
  /** the year so far and what is known of the rest; none: nothing is taken, here or of this one */
  tax: z
    .object({
      category: z.string(),
      minimum: z.string(),
      children: whole,
      uplift: whole,
      /** over which what is left is spread, this one among them; 0: it is taken now */
      months: whole,
      paid: z.object({ taxable: whole, tax: whole }),
      /** before this system was used */
      before: z.object({ taxable: whole, tax: whole }),
      /** what is entered for months to come */
      entries: whole,
      planned: z.array(
        z.object({
          title: z.string(),
          month: z.string(),
          percent: whole,
          of: z.string().nullable(),
          months: whole,
        }),
      ),
      investments: z.array(z.object({ kind: z.string(), amount: whole })),
      /** taken for the own provident fund in the months before; none: it is no investment here */
      fund: whole.nullable(),
    })
    .optional(),
});
export type PersonInputs = z.output<typeof personInputs>;
export type RateSegment = PersonInputs['segments'][number];

/** What is known of a component besides its name. */
export interface ComponentFacts {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly isTaxable: boolean;
  readonly takenAs: TakenAs;
}

/** Everything that the inputs name: the parts of each version of a structure, and components. */
export interface PayRules {
  readonly versions: ReadonlyMap<string, readonly StructurePart[]>;
  readonly components: ReadonlyMap<string, ComponentFacts>;
}
